import { drawingPath } from "../../drawings/drawing-path.ts";
import { Section } from "../../sections/section.tsx";
import { LateImage } from "../../ui/late-image.tsx";
import { Link } from "../../ui/link.tsx";
import { channelFile } from "./drawing-files.ts";
import styles from "./other-ways.module.css";
import type { Contact } from "./schema.ts";

/** The ways to reach us that are not the form. */
export function OtherWays({ heading, items }: Contact["otherWays"]) {
  return (
    <Section
      sheet={["Other channels", `${items.length} items`, "No forms"]}
      columns={4}
      className={styles.section}
    >
      <h2>{heading}</h2>
      <ul className={styles.ways}>
        {items.map(({ icon, title, text, action }) => (
          <li key={title}>
            <LateImage
              className={styles.drawing ?? ""}
              src={drawingPath(channelFile(icon))}
              width={120}
              height={96}
            />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link href={action.href} className={styles.link}>
              {action.label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
