import type { Testimonial } from "../../content/collections/testimonials.ts";
import { Section } from "../../sections/section.tsx";
import { Picture } from "../../ui/picture.tsx";
import { OUT_OF, Stars } from "./stars.tsx";
import styles from "./testimonials.module.css";

interface TestimonialsProps {
  heading: string;
  items: readonly Testimonial[];
}

/** What clients say; the first is set as a statement. */
export function Testimonials({ heading, items }: TestimonialsProps) {
  const ratings = items.map(({ rating }) => rating);
  const ends = new Set([Math.min(...ratings), Math.max(...ratings)]);
  return (
    <Section
      sheet={[
        "Testimonials",
        `${items.length} ${items.length === 1 ? "signature" : "signatures"}`,
        `${[...ends].join("–")} of ${OUT_OF}`,
      ]}
    >
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.voices}>
        {items.map(({ name, role, content, rating, face, href }) => (
          <figure key={name}>
            <Stars rating={rating} />
            <blockquote>
              <p>{content}</p>
            </blockquote>
            <figcaption className={face && styles.withFace}>
              {face && <Picture picture={face} place="face" />}
              <b>{name}</b>
              <span>{role}</span>
              {href && (
                <a className={styles.more} href={href}>
                  Read the case study
                </a>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
