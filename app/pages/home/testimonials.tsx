import { Section } from "../../sections/section.tsx";
import type { Home } from "./schema.ts";
import { OUT_OF, Stars } from "./stars.tsx";
import styles from "./testimonials.module.css";

/** Three clients; the first is set as a statement. */
export function Testimonials({
  testimonials: { heading, items },
}: {
  testimonials: NonNullable<Home["testimonials"]>;
}) {
  const ratings = items.map(({ rating }) => rating);
  const ends = new Set([Math.min(...ratings), Math.max(...ratings)]);
  return (
    <Section sheet={["Testimonials", `${items.length} signatures`, `${[...ends].join("–")} of ${OUT_OF}`]}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.voices}>
        {items.map(({ name, role, content, rating }) => (
          <figure key={name}>
            <Stars rating={rating} />
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
