import type { ComponentType } from "react";
import { counted, fig, say, words } from "../../content/words.ts";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import { Compared } from "../../sections/compared.tsx";
import running from "../../sections/running-text.module.css";
import { Section } from "../../sections/section.tsx";
import { sheetMark, useSheetNumber } from "../../sections/sheets.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import { columnsFor, Grid } from "../../ui/grid.tsx";
import type { StoryFigureProps } from "./drawings/parts/chart.tsx";
import type { Story } from "./schema.ts";
import styles from "./stories.module.css";

/**
 * By key. A story without one shows none: a chart of invented data would be
 * worse.
 */
const charts = drawingsByKey(
  import.meta.glob<ComponentType<StoryFigureProps>>(
    "./drawings/stories/*.tsx",
    {
      eager: true,
      import: "default",
    },
  ),
);

const BEFORE_AND_AFTER = [
  { label: words.industry.before, line: "ink" },
  { label: words.industry.after, line: "signal" },
] as const;

type Chart = NonNullable<Story["figure"]> & {
  Chart: ComponentType<StoryFigureProps>;
  number: string;
};

/** The charts of the stories, numbered by their order on the sheet. */
function chartsOf(
  stories: readonly Story[],
  sheet: number,
): (Chart | undefined)[] {
  let count = 0;
  return stories.map(({ figure }) => {
    const Chart = figure && charts.get(figure.drawing);
    return Chart && { ...figure, Chart, number: `${sheet}.${++count}` };
  });
}

interface StoryArticleProps {
  story: Story;
  number: number;
  figure: Chart | undefined;
}

function StoryArticle({ story, number, figure }: StoryArticleProps) {
  return (
    <article>
      {figure && (
        <Figure number={fig(figure.number)} caption={figure.caption}>
          <Compared
            name={`figure-${figure.number}`}
            legend={figure.compared.what}
            states={BEFORE_AND_AFTER}
            first={2}
            readings={[figure.compared.before, figure.compared.after]}
          >
            <figure.Chart
              description={figure.description}
              before={figure.compared.before}
              after={figure.compared.after}
            />
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
export function Stories({
  heading,
  stories,
}: {
  heading: string;
  stories: readonly Story[];
}) {
  const number = useSheetNumber();
  const figures = chartsOf(stories, number);
  const numbers = figures.flatMap((figure) => figure?.number ?? []);
  return (
    <Section
      mark={sheetMark(number)}
      sheet={[
        heading,
        counted("job", stories.length),
        numbers.length > 0 ? fig(numbers.join(", ")) : undefined,
      ]}
    >
      <h2>{heading}</h2>
      <Grid
        tablet={columnsFor(stories.length, 3)}
        rowGap="none"
        className={`level ${styles.stories}`}
      >
        {stories.map((story, index) => (
          <StoryArticle
            key={story.title}
            story={story}
            number={index + 1}
            figure={figures[index]}
          />
        ))}
      </Grid>
    </Section>
  );
}
