import { say, words } from "../content/words.ts";
import { drawingPath } from "../drawings/drawing-path.ts";
import { Grid, Stack } from "../ui/grid.tsx";
import { RuledList } from "../ui/ruled-list.tsx";
import styles from "./related.module.css";
import { Section } from "./section.tsx";

export interface RelatedGroup {
  title: string;
  links: {
    name: string;
    line: string;
    drawing: string | undefined;
    href: string;
  }[];
}

/** Related pages, by kind. */
export function RelatedPages({ groups }: { groups: readonly RelatedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <Section
      sheet={[words.sections.crossReferences]}
      tone="tint"
      className="no-print"
    >
      <Grid tablet={2} desk={4} rowGap="s5" className={styles.groups}>
        <h2 className="size-5">{words.sections.related}</h2>
        {groups.map(({ title, links }) => (
          <Stack
            as="nav"
            gap="s3"
            key={title}
            aria-label={say(words.sections.relatedTo, {
              kind: title,
            })}
          >
            <h3 className="note">{title}</h3>
            <RuledList links>
              {links.map(({ name, line, drawing, href }) => (
                <li key={href}>
                  <a href={href}>
                    {drawing && (
                      <img
                        src={drawingPath(drawing)}
                        width="56"
                        height="45"
                        loading="lazy"
                        alt=""
                      />
                    )}
                    {name}
                    <span className="note block">{line}</span>
                  </a>
                </li>
              ))}
            </RuledList>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
