import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Home } from "./schema.ts";
import styles from "./stack.module.css";

type Element = Home["stack"]["items"][number] & { order: number };

/**
 * In this order the columns are tall at both ends, like the original periodic
 * table.
 */
const COLUMNS = ["Frontend", "Mobile", "Data", "Cloud", "Backend"] as const;

/** The highest columns that leave a corner for the heading and the legend. */
const CORNER = [Number.POSITIVE_INFINITY, 2, 3, 3, Number.POSITIVE_INFINITY];

/**
 * The technologies as a periodic table, one column per category that has some.
 */
export function Stack({ stack: { heading, items } }: { stack: Home["stack"] }) {
  const columns = COLUMNS.filter((category) =>
    items.some((item) => item.category === category),
  );
  const heights = columns.map(
    (category) => items.filter((item) => item.category === category).length,
  );
  const plain =
    columns.length < COLUMNS.length ||
    CORNER.some((most, index) => (heights[index] ?? 0) > most);
  const elements = columns
    .flatMap((category) => items.filter((item) => item.category === category))
    .map((item, index): Element => ({ ...item, order: index + 1 }));
  return (
    <Section
      sheet={[
        words.sheets.technology,
        counted("element", items.length),
        counted("group", columns.length),
      ]}
    >
      <div className={classNames("plate", styles.table, plain && styles.plain)}>
        <h2 className="size-4">{heading}</h2>
        {!plain && (
          <p
            className={`desk-only ${styles.cell} ${styles.legend}`}
            aria-hidden="true"
          >
            <small className="note">{words.home.stack.order}</small>
            <b className="large">{words.home.stack.symbol}</b>
            <strong>{words.home.stack.name}</strong>
            <span className="small muted">{words.home.stack.use}</span>
          </p>
        )}
        <ul className={styles.columns}>
          {columns.map((category) => (
            <li key={category}>
              <h3 className="note">{words.home.stack.categories[category]}</h3>
              <ul>
                {elements
                  .filter((element) => element.category === category)
                  .map((element) => (
                    <Cell key={element.name} element={element} />
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Cell({ element }: { element: Element }) {
  const { order, symbol, name, use } = element;
  return (
    <li className={styles.cell}>
      <small className="note" aria-hidden="true">
        {order}
      </small>
      <b className="large" aria-hidden="true">
        {symbol}
      </b>
      <strong>{name}</strong>
      <span className="small muted tablet-up">{use}</span>
    </li>
  );
}
