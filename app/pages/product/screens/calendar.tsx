import { dayRange, monthInWords, weekdayNames } from "../../../content/intl.ts";
import styles from "./calendar.module.css";
import { type Bar, weeksOf } from "./month.ts";
import type { BlockOf } from "./schema.ts";

interface LineProps {
  bars: readonly Bar[];
  names: readonly string[];
  marked: number | undefined;
}

/** A line of bars in a week, and the days around them. */
function Line({ bars, names, marked }: LineProps) {
  const lastDay = bars.at(-1)?.to ?? -1;
  const daysLeft = weekdayNames.length - 1 - lastDay;
  return (
    <tr>
      {bars.flatMap(({ number, from, to }, index) => {
        const before = from - (bars[index - 1]?.to ?? -1) - 1;
        return [
          before > 0 && <td key={`before ${number}`} colSpan={before} />,
          <td
            key={number}
            colSpan={to - from + 1}
            data-marked={number === marked ? "" : undefined}
          >
            <span className={styles.bar}>
              {number} <span className={styles.name}>{names[number - 1]}</span>
            </span>
          </td>,
        ];
      })}
      {daysLeft > 0 && <td colSpan={daysLeft} />}
    </tr>
  );
}

/**
 * A month with entries as bars, which are drawn only: the list beside it says
 * the same in words.
 */
export function Calendar({ block }: { block: BlockOf<"calendar"> }) {
  const { month, entries, marked } = block;
  const names = entries.map(({ name }) => name);
  return (
    <div className={styles.calendar}>
      <p className={styles.title}>
        <b>{monthInWords(month)}</b>
      </p>
      <table className={styles.month} aria-hidden="true">
        <thead className="note">
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {weeksOf(month, entries).map(({ days, lines }) => (
          <tbody key={days.join()}>
            <tr className="note">
              {days.map((day, column) => (
                <td key={weekdayNames[column]}>{day}</td>
              ))}
            </tr>
            {lines.map((bars) => (
              <Line
                key={bars[0]?.number}
                bars={bars}
                names={names}
                marked={marked}
              />
            ))}
          </tbody>
        ))}
      </table>
      <ol className={styles.entries}>
        {entries.map(({ name, text, from, to }, index) => (
          <li
            key={`${name} ${from}`}
            className="cluster"
            data-marked={index + 1 === marked ? "" : undefined}
          >
            <b>{name}</b>{" "}
            <span className="note">{dayRange(month, from, to)}</span>{" "}
            <span className="muted">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
