import type { ComponentType } from "react";
import { Hatch, hatchKinds } from "../drawings/hatch.tsx";
import { partsOf, Scene } from "../drawings/scene.ts";
import { stockPart, stockPartNames } from "../drawings/stock/stock-parts.ts";
import { STOCK_ANGLE } from "../drawings/stock-row.tsx";
import styles from "./guide.module.css";

type Drawing = ComponentType<{ labels: readonly string[] }>;

const files = import.meta.glob<Drawing>(
  [
    "../pages/*/drawings/**/*.tsx",
    "../drawings/glyphs/*.tsx",
    "!../**/parts/*",
  ],
  { eager: true, import: "default" },
);
const sources = import.meta.glob<string>(
  ["../pages/*/drawings/**/*.tsx", "../drawings/glyphs/*.tsx"],
  {
    eager: true,
    import: "default",
    query: "?raw",
  },
);

/** A drawing with the names of its parts as labels. */
function draw(Drawing: Drawing) {
  const names = partsOf(<Drawing labels={[]} />).map(({ name }) => name);
  return <Drawing labels={names} />;
}

function StockPart({ name }: { name: string }) {
  const { Drawing } = stockPart(name);
  return (
    <Scene viewBox="-150 -140 300 240" angle={STOCK_ANGLE} id={`guide-${name}`}>
      <Drawing signal />
    </Scene>
  );
}

/**
 * Every drawing that is selected by its file name, with its source; the pages
 * show the others.
 */
export function Drawings() {
  return (
    <ul className={styles.drawings}>
      {Object.entries(files).map(([file, Drawing]) =>
        Drawing ? (
          <li key={file}>
            {draw(Drawing)}
            <details>
              <summary className="note">{file.replace("../", "app/")}</summary>
              <pre>{sources[file]}</pre>
            </details>
          </li>
        ) : null,
      )}
      {stockPartNames.map((name) => (
        <li key={name}>
          <StockPart name={name} />
          <p className="note">{name}, in app/drawings/stock/</p>
        </li>
      ))}
      {hatchKinds.map((kind) => (
        <li key={kind}>
          <Hatch kind={kind} />
          <p className="note">app/drawings/linings/{kind}.ts</p>
        </li>
      ))}
    </ul>
  );
}
