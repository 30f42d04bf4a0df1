import { pictureName } from "../../content/schema/picture.ts";
import { counted, say, words } from "../../content/words.ts";
import type { TagLink } from "../../sections/article-list.tsx";
import { Prose } from "../../sections/prose.tsx";
import { Section } from "../../sections/section.tsx";
import choices from "../../ui/choices.module.css";
import { Stack } from "../../ui/grid.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./article.module.css";
import { namedDrawing } from "./named-drawing.ts";
import type { Insight } from "./schema.ts";

const DRAWING = "drawing:";

interface FigureProps {
  article: Insight;
  /** `drawing:backend-api`, or the name of a file in content/pictures/. */
  source: string;
  description: string;
}

function Figure({ article, source, description }: FigureProps) {
  if (!source.startsWith(DRAWING))
    return (
      <Picture
        picture={{ file: pictureName(source), alt: description }}
        place="prose"
      />
    );
  const Drawing = namedDrawing(article, source.slice(DRAWING.length));
  return (
    <div className={`plate ${styles.plate}`}>
      <Drawing description={description} />
    </div>
  );
}

/** The text, with its table of contents and tags in the margin. */
export function Article({
  article,
  tags,
}: {
  article: Insight;
  tags: readonly TagLink[];
}) {
  const { sections, minutes } = article;
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  return (
    <Section
      sheet={[
        words.insight.text,
        counted("section", sections.length),
        say(words.insight.minutes, { count: minutes }),
      ]}
      columns={4}
    >
      <Stack gap="s6" className="no-print sticky small">
        {headings.length > 1 && (
          <nav aria-label={words.sections.contents} data-contents>
            <p className="note">{words.sections.contents}</p>
            <Numbered ruled marks="numbers" rule="faint" links>
              {headings.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </Numbered>
          </nav>
        )}
        <nav aria-label={words.insight.subjects}>
          <p className="note">{words.insight.filedUnder}</p>
          <ul className={choices.choices}>
            {tags.map(({ name, href }) => (
              <li key={href}>
                <a className={choices.choice} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Stack>
      <Prose
        sections={sections}
        figure={({ source, description }) => (
          <Figure article={article} source={source} description={description} />
        )}
      />
    </Section>
  );
}
