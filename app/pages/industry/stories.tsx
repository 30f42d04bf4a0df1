import type { ComponentType } from "react";
import { counted, fig, say, words } from "../../content/words.ts";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import { Compared } from "../../sections/compared.tsx";
import running from "../../sections/running-text.module.css";
import { Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Grid } from "../../ui/grid.tsx";
import type { StoryFigureProps } from "./drawings/parts/chart.tsx";
import type { Story } from "./schema.ts";
import styles from "./stories.module.css";

/** By key. A story without one shows none: a chart of invented data would be worse. */
const charts = drawingsByKey(
  import.meta.glob<ComponentType<StoryFigureProps>>("./drawings/stories/*.tsx", {
    eager: true,
    import: "default",
  }),
);

const BEFORE_AND_AFTER = [
  { label: words.industry.before, line: "ink" },
  { label: words.industry.after, line: "signal" },
] as const;

function StoryArticle({ story, number, figure }: { story: Story; number: number; figure: string }) {
  const { drawing, caption, description, compared } = story.figure;
  const { what, before, after } = compared;
  const Chart = charts.get(drawing);
  return (
    <article>
      {Chart && (
        <Figure number={fig(figure)} caption={caption}>
          <Compared
            name={`figure-${figure}`}
            legend={what}
            states={BEFORE_AND_AFTER}
            first={2}
            readings={[before, after]}
          >
            <Chart description={description} before={before} after={after} />
          </Compared>
        </Figure>
      )}
      <div className={styles.title}>
        <p className="note signal">{say(words.industry.story, { number })}</p>
        <h3 className="size-4">{story.title}</h3>
      </div>
      <Facts
        facts={[
          { label: words.industry.clientOverview, value: story.client },
          { label: words.sections.challenge, value: story.challenge },
          { label: words.sections.solution, value: story.solution },
        ]}
      />
      <div className={styles.impact}>
        <h4 className="note">{words.sections.impact}</h4>
        <ul className={running.text}>
          {story.impact.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** Success stories side by side, with aligned rows, each with its own chart. */
export function Stories({ heading, stories }: { heading: string; stories: readonly Story[] }) {
  const number = useSheetNumber();
  const figures = stories.map((_, index) => `${number}.${index + 1}`);
  return (
    <Section
      mark={sheetMark(number)}
      sheet={[heading, counted("job", stories.length), fig(figures.join(", "))]}
    >
      <h2>{heading}</h2>
      <Grid tablet={2} rowGap="none" className={`level ${styles.stories}`}>
        {stories.map((story, index) => (
          <StoryArticle key={story.title} story={story} number={index + 1} figure={figures[index] ?? ""} />
        ))}
      </Grid>
    </Section>
  );
}
