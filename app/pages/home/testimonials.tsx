import type { Testimonial } from "../../content/items.ts";
import { counted, say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { useFigureNumbers } from "../../sections/sheets.tsx";
import marks from "../../ui/dimensioned.module.css";
import { Grid } from "../../ui/grid.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Job } from "./job-of.ts";
import styles from "./testimonials.module.css";

const HIGHEST_RATING = 5;
const PITCH = 12;
const STAR = "l1.3 3.2 3.5.3-2.7 2.2.9 3.4-3-1.8-3 1.8.9-3.4-2.7-2.2 3.5-.3z";
const stars = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) => `M${5 + PITCH * (from + index)} .4${STAR}`,
  ).join("");

/** A rating as stars; missing ones are outlined. */
function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="k th"
      width="88"
      viewBox={`0 0 ${PITCH * HIGHEST_RATING - 2} 10`}
      role="img"
      aria-label={say(words.home.stars, { rating, highest: HIGHEST_RATING })}
    >
      <path d={stars(0, rating)} />
      {rating < HIGHEST_RATING && (
        <path fill="none" d={stars(rating, HIGHEST_RATING)} />
      )}
    </svg>
  );
}

interface TestimonialsProps {
  heading: string;
  items: readonly (Testimonial & { job?: Job | undefined })[];
}

/** What clients say; the first is shown large. */
export function Testimonials({ heading, items }: TestimonialsProps) {
  const figures = useFigureNumbers();
  const ratings = items.map(({ rating }) => rating);
  const ends = new Set([Math.min(...ratings), Math.max(...ratings)]);
  return (
    <Section
      sheet={[
        words.home.testimonials,
        counted("signature", items.length),
        say(words.home.ratings, {
          ratings: [...ends].join("–"),
          highest: HIGHEST_RATING,
        }),
      ]}
    >
      <h2 className="visually-hidden">{heading}</h2>
      <Grid tablet={2} desk={4} rowGap="s5" className={styles.voices}>
        {items.map(({ name, role, content, rating, face, job }) => (
          <figure key={name}>
            <Stars rating={rating} />
            <blockquote className="lead">
              <p>{content}</p>
            </blockquote>
            <figcaption className={face && styles.withFace}>
              {face && <Picture picture={face} place="face" />}
              <b>{name}</b>
              <span className="small muted block">{role}</span>
              {job && (
                <a
                  className={`small block ${marks.dimensioned} ${styles.job}`}
                  href={job.href}
                >
                  <b>{job.figure.value}</b> {job.figure.label}{" "}
                  <span className="note block">
                    {"caseStudy" in job.number
                      ? job.number.caseStudy
                      : figures.get(job.number.drawing)}
                  </span>
                </a>
              )}
            </figcaption>
          </figure>
        ))}
      </Grid>
    </Section>
  );
}
