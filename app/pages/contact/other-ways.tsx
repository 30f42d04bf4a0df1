import { counted, words } from "../../content/words.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import { Section } from "../../sections/section.tsx";
import { columnsFor } from "../../ui/grid.tsx";
import { LateImage } from "../../ui/late-image.tsx";
import { TextLink } from "../../ui/link.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./contact.module.css";
import { channelFile } from "./drawing-files.ts";
import type { Contact } from "./schema.ts";

/** Channels besides the form. */
export function OtherWays({
  otherWays: { heading, items },
}: {
  otherWays: Contact["otherWays"];
}) {
  return (
    <Section
      sheet={[words.contact.channels, counted("item", items.length)]}
      columns="1 + 3"
    >
      <h2>{heading}</h2>
      <RuledList
        rule="ink"
        tablet={columnsFor(items.length, 3)}
        className={styles.ways}
      >
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
            <TextLink href={action.href} alone stretched>
              {action.label}
            </TextLink>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
