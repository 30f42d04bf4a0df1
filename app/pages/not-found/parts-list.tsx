import styles from "./parts-list.module.css";
import type { NotFound } from "./schema.ts";

/** Item, part, quantity, remark; a missing part is highlighted. */
export function PartsList({ heading, columns, rows }: NotFound["partsList"]) {
  return (
    <table className={styles.list}>
      <caption className="note">{heading}</caption>
      <thead className="note">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([item, part, quantity, remark]) => (
          <tr key={item} className={quantity === "0" ? styles.missing : undefined}>
            <td className="note">{item}</td>
            <th scope="row">{part}</th>
            <td>{quantity}</td>
            <td>{remark}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
