import { amount, figure } from "../../../content/intl.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Stack } from "../../../ui/grid.tsx";
import styles from "./blocks.module.css";
import { Calendar } from "./calendar.tsx";
import type { Block, BlockOf } from "./schema.ts";

type Column = BlockOf<"table">["columns"][number];

const written = (value: string | number, currency?: string): string => {
  if (typeof value === "string") return value;
  return currency ? amount(value, currency) : figure(value);
};

const classOf = ({ wide }: Column, value?: string | number) =>
  classNames(wide && "tablet-up", typeof value === "number" && styles.number) ||
  undefined;

/** Marks the one in the signal colour. */
const mark = (index: number, marked: number | undefined) =>
  index + 1 === marked ? "" : undefined;

function Table({ name, block }: { name: string; block: BlockOf<"table"> }) {
  const { columns, rows, total, marked } = block;
  const [first] = rows;
  const sumOf = (index: number) => {
    const numbers = rows
      .map((row) => row[index])
      .filter((value) => typeof value === "number");
    return numbers.length > 0
      ? numbers.reduce((sum, number) => sum + number, 0)
      : "";
  };
  const lines = total
    ? [
        ...rows,
        [total, ...columns.slice(1).map((_, index) => sumOf(index + 1))],
      ]
    : rows;
  return (
    <table className={styles.table} aria-label={name}>
      <thead className="note">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column.name}
              scope="col"
              className={classOf(column, first?.[index])}
            >
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((row, index) => (
          <tr
            key={row[0]}
            data-marked={mark(index, marked)}
            data-total={row === rows[index] ? undefined : ""}
          >
            {columns.map((column, place) => {
              const value = row[place] ?? "";
              const Cell = place === 0 ? "th" : "td";
              const text = written(value, column.currency);
              return (
                <Cell
                  key={column.name}
                  scope={place === 0 ? "row" : undefined}
                  className={classOf(column, value)}
                >
                  {column.labels && row === rows[index] ? (
                    <span className={styles.label}>{text}</span>
                  ) : (
                    text
                  )}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ block: { items, marked } }: { block: BlockOf<"list"> }) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text, note, label }, index) => (
        <li key={title} data-marked={mark(index, marked)}>
          <b>{title}</b>
          {note && <span className="note">{note}</span>}
          {text && <span className="muted">{text}</span>}
          {label && <span className={styles.label}>{label}</span>}
        </li>
      ))}
    </ul>
  );
}

function Thread({ block }: { block: BlockOf<"thread"> }) {
  const { title, note, messages } = block;
  return (
    <div className={styles.thread}>
      <p className={`cluster ${styles.with}`}>
        <b>{title}</b> {note && <span className="note">{note}</span>}
      </p>
      <Stack as="ol" gap="s3">
        {messages.map(({ text, note, sent, button }) => (
          <li key={text} className={sent && styles.sent}>
            <span>{text}</span>
            {button && <span className={styles.reply}>{button}</span>}
            <span className="note">{note}</span>
          </li>
        ))}
      </Stack>
    </div>
  );
}

function Figures({ block }: { block: BlockOf<"figures"> }) {
  const { values, marked } = block;
  return (
    <dl className={`cells ${styles.figures}`}>
      {values.map(({ label, value }, index) => (
        <div key={label} data-marked={mark(index, marked)}>
          <dt>{label}</dt>
          <dd className="large">{written(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function BlockView({ name, block }: { name: string; block: Block }) {
  switch (block.type) {
    case "table":
      return <Table name={name} block={block} />;
    case "calendar":
      return <Calendar block={block} />;
    case "list":
      return <List block={block} />;
    case "thread":
      return <Thread block={block} />;
    case "figures":
      return <Figures block={block} />;
  }
}

interface BlocksProps {
  /** Of the screen. */
  name: string;
  blocks: readonly Block[];
}

/**
 * What a screen is composed of: tables and figures across it, a list beside a
 * thread.
 */
export function Blocks({ name, blocks }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <BlockView
          key={`${block.type} ${index + 1}`}
          name={name}
          block={block}
        />
      ))}
    </div>
  );
}
