import type { ComponentType } from "react";
import styles from "./guide.module.css";

const drawings = import.meta.glob<ComponentType>("./elements/*.tsx", { eager: true, import: "default" });
const sources = import.meta.glob<string>("./elements/*.tsx", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Every element of app/drawings/scene.ts in a small drawing, with its source. */
export function Elements() {
  return (
    <ul className={styles.elements}>
      {Object.entries(drawings).map(([file, Drawing]) => (
        <li key={file}>
          <Drawing />
          <pre>
            <code>{sources[file]?.trim()}</code>
          </pre>
        </li>
      ))}
    </ul>
  );
}
