import { counted } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid, Split } from "../../ui/grid.tsx";
import { PerkDrawing, ThirdAngleMark } from "./drawings/perks.tsx";
import styles from "./perks.module.css";
import type { Careers } from "./schema.ts";

/**
 * The perks as four views around one centre, as in an orthographic projection.
 */
export function Perks({
  perks: { heading, items },
}: {
  perks: Careers["perks"];
}) {
  return (
    <Section sheet={[heading, counted("item", items.length)]}>
      <h2>{heading}</h2>
      <div className={styles.views}>
        <Grid as="ul" tablet={2} rowGap="none">
          {items.map(({ title, text, icon }) => (
            <Split as="li" key={title} ratio="1:1" from="wide" rowGap="none">
              <PerkDrawing icon={icon} />
              <div>
                <h3 className="size-4">{title}</h3>
                <p>{text}</p>
              </div>
            </Split>
          ))}
        </Grid>
        <ThirdAngleMark className={`tablet-up ${styles.mark}`} />
      </div>
    </Section>
  );
}
