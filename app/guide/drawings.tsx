import type { ComponentType } from "react";
import { Hatch, hatchKinds } from "../drawings/hatch.tsx";
import { partsOf, Scene } from "../drawings/scene.ts";
import { STOCK_ANGLE } from "../drawings/stock/stock-part.ts";
import styles from "./guide.module.css";

type Drawing = ComponentType<{ labels: readonly string[]; signal: boolean }>;

const files = import.meta.glob<Drawing>(
  ["../pages/*/drawings/**/*.tsx", "../drawings/{glyphs,stock}/*.tsx", "!../**/parts/*"],
  { eager: true, import: "default" },
);
const sources = import.meta.glob<string>(
  ["../pages/*/drawings/**/*.tsx", "../drawings/{glyphs,stock}/*.tsx"],
  {
    eager: true,
    import: "default",
    query: "?raw",
  },
);

/** A drawing with the names of its parts as labels. A stock part needs a scene. */
function draw(file: string, Drawing: Drawing) {
  if (file.includes("/stock/")) {
    return (
      <Scene viewBox="-150 -140 300 240" angle={STOCK_ANGLE} id={`guide-${file.replace(/\W+/g, "-")}`}>
        <Drawing labels={[]} signal />
      </Scene>
    );
  }
  const names = partsOf(<Drawing labels={[]} signal />).map(({ name }) => name);
  return <Drawing labels={names} signal />;
}

/** Every drawing that is selected by its file name, with its source; the screens show the others. */
export function Drawings() {
  return (
    <ul className={styles.drawings}>
      {Object.entries(files).map(([file, Drawing]) =>
        Drawing ? (
          <li key={file}>
            {draw(file, Drawing)}
            <details>
              <summary className="note">{file.replace("../", "app/")}</summary>
              <pre>{sources[file]}</pre>
            </details>
          </li>
        ) : null,
      )}
      {hatchKinds.map((kind) => (
        <li key={kind}>
          <Hatch kind={kind} />
          <p className="note">app/drawings/linings/{kind}.ts</p>
        </li>
      ))}
    </ul>
  );
}
