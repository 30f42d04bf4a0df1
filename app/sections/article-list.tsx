import { counted, say, words } from "../content/words.ts";
import choices from "../ui/choices.module.css";
import { Split } from "../ui/grid.tsx";
import { Link } from "../ui/link.tsx";
import { RuledList } from "../ui/ruled-list.tsx";
import styles from "./article-list.module.css";
import { Section } from "./section.tsx";

export interface ArticleItem {
  href: string;
  number: string;
  title: string;
  summary: string;
  /** As an ISO date and as text. */
  day: string;
  date: string;
  author: string;
  minutes: number;
  tags: readonly string[];
  draft: boolean;
}

export interface TagLink {
  name: string;
  href: string;
  count: number;
}

interface ArticleListProps {
  heading: string;
  articles: readonly ArticleItem[];
  tags: { heading: string; links: readonly TagLink[] };
  /** Marked on the page of the tag. */
  path: string;
}

function Row({ article }: { article: ArticleItem }) {
  const {
    href,
    number,
    title,
    summary,
    day,
    date,
    author,
    minutes,
    tags,
    draft,
  } = article;
  return (
    <Split as="li" ratio="1:3" rowGap="s3">
      <p className="note cluster">
        <span aria-hidden="true">{number}</span>
        <time dateTime={day}>{date}</time>
        {draft && <b className="signal">{words.insight.draft}</b>}
        <span>{author}</span>
        <span>{say(words.insight.readingTime, { count: minutes })}</span>
        <span>{tags.join(", ")}</span>
      </p>
      <div>
        <h3>
          <Link href={href} stretched>
            {title}
          </Link>
        </h3>
        <p>{summary}</p>
      </div>
    </Split>
  );
}

/** The articles, newest first, and their tags. */
export function ArticleList({
  heading,
  articles,
  tags,
  path,
}: ArticleListProps) {
  const count = counted("article", articles.length);
  return (
    <Section
      mark={words.sheets.register}
      sheet={[heading, count, words.insight.newestFirst]}
    >
      <h2 className="visually-hidden">{heading}</h2>
      <RuledList as="ol" closed className={styles.list}>
        {articles.map((article) => (
          <Row key={article.href} article={article} />
        ))}
      </RuledList>
      <nav className={styles.tags} aria-label={tags.heading}>
        <p className="note">{tags.heading}</p>
        <ul className={`no-print ${choices.choices}`}>
          {tags.links.map(({ name, href, count }) => (
            <li key={href}>
              <Link
                href={href}
                className={choices.choice}
                current={href === path}
              >
                {name} <small>{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
