import type { ReactNode } from "react";
import type { ProseBlock, ProseSection } from "../content/prose.ts";
import { say, words } from "../content/words.ts";
import styles from "./prose.module.css";
import running from "./running-text.module.css";

type FigureBlock = Extract<ProseBlock, { type: "figure" }>;

interface ProseProps {
  sections: readonly ProseSection[];
  /** Renders a figure; not needed for texts without figures. */
  figure?: (block: FigureBlock) => ReactNode;
}

/**
 * If it is wider than the screen, it scrolls, and takes focus for the keyboard.
 */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scrolled} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

function Caption({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <figcaption className="note">
      <b>{mark}</b> {children}
    </figcaption>
  );
}

function Block({
  block,
  figure,
}: {
  block: ProseBlock;
  figure: ProseProps["figure"];
}) {
  switch (block.type) {
    case "text":
      return (
        <div
          className={`${running.text} ${styles.text}`}
          dangerouslySetInnerHTML={{ __html: block.html }}
        />
      );
    case "code": {
      const mark = say(words.figures.listing, block);
      return (
        <figure className={styles.figure}>
          <Scrolled label={mark}>
            <pre>
              <code>{block.code}</code>
            </pre>
          </Scrolled>
          <Caption mark={mark}>{block.caption || block.language}</Caption>
        </figure>
      );
    }
    case "table":
      return (
        <div className={styles.figure}>
          <Scrolled label={say(words.figures.table, block)}>
            <div dangerouslySetInnerHTML={{ __html: block.html }} />
          </Scrolled>
        </div>
      );
    case "figure":
      return (
        <figure className={styles.figure}>
          {figure?.(block)}
          <Caption mark={say(words.figures.number, block)}>
            {block.caption}
          </Caption>
        </figure>
      );
  }
}

/** A text with headings, code blocks, tables and figures. */
export function Prose({ sections, figure }: ProseProps) {
  return (
    <div className={styles.prose}>
      {sections.map(({ heading, blocks }) => (
        <div key={heading?.id ?? ""} className={styles.section}>
          {heading && <h2 id={heading.id}>{heading.title}</h2>}
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} figure={figure} />
          ))}
        </div>
      ))}
    </div>
  );
}
