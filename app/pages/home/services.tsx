import { drawingKey } from "../../content/drawing-key.ts";
import { hrefOf } from "../../content/kind.ts";
import { counted, say, words } from "../../content/words.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import { Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import type { ServiceGroup } from "../../site/service-groups.ts";
import { Stack } from "../../ui/grid.tsx";
import { service, serviceNumber } from "../service/kind.ts";
import type { Home } from "./schema.ts";
import styles from "./services.module.css";

interface ServicesProps {
  services: Home["services"];
  groups: readonly ServiceGroup[];
}

/**
 * All services in one table. Pointing at a row shows its drawing large on the
 * plate.
 */
export function Services({
  services: { heading, intro, detail },
  groups,
}: ServicesProps) {
  const number = useSheetNumber();
  const entries = groups.flatMap((group) => group.services);
  const slugs = entries.map(({ slug }) => slug);
  const drawings = entries.map(drawingKey);
  const count = entries.length;
  // Never the drawing of a service that is gone.
  const [shown = detail] = drawings
    .filter((key) => key === detail)
    .concat(drawings);
  return (
    <Section
      id="services"
      mark={sheetMark(number)}
      sheet={[
        words.home.services,
        counted("item", count),
        say(words.figures.numbers, {
          first: `${number}.1`,
          last: `${number}.${count}`,
        }),
      ]}
      columns="1 + 3"
      className={styles.services}
    >
      <div className="sticky">
        <h2>{heading}</h2>
        <p className="muted">{intro}</p>
        <div className={`squared-paper ${styles.plate}`} aria-hidden="true">
          <Glyph of={shown} />
        </div>
      </div>
      <Stack as="ol" gap="s6" className={styles.index}>
        {groups.map(({ title, services }) => (
          <li key={title}>
            <h3 className="note">{title}</h3>
            <ol>
              {services.map((entry) => (
                <li key={entry.slug}>
                  <ServiceRow
                    entry={entry}
                    number={serviceNumber(slugs.indexOf(entry.slug))}
                  />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function ServiceRow({
  entry,
  number,
}: {
  entry: ServiceGroup["services"][number];
  number: string;
}) {
  const { slug, menu, indexLine } = entry;
  return (
    <a className={styles.row} href={hrefOf(service, slug)}>
      <span className="note">{number}</span>
      <strong className="title">{menu.name}</strong>
      <span className={`small muted ${styles.line}`}>{indexLine}</span>
      <span className={`note desk-only ${styles.tools}`}>{menu.line}</span>
      <span className={`${styles.glyph} late-image`}>
        <Glyph of={drawingKey(entry)} />
      </span>
    </a>
  );
}

/** The same file as in the menu, so it is loaded once, and lazily. */
function Glyph({ of: key }: { of: string }) {
  return (
    <img src={drawingPath(key)} width="96" height="77" loading="lazy" alt="" />
  );
}
