import type { CaptionedPicture } from "../../content/schema/picture.ts";
import { counted, say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./case-study.module.css";

interface GalleryProps {
  /** The case study's number in the register. */
  number: string;
  pictures: readonly CaptionedPicture[];
}

/** Photographs and screenshots of the work, numbered after the figure. */
export function Gallery({ number, pictures }: GalleryProps) {
  const count = counted("picture", pictures.length);
  return (
    <Section sheet={[words.caseStudy.gallery, count, words.figures.asBuilt]}>
      <h2 className="visually-hidden">{words.caseStudy.gallery}</h2>
      <Grid tablet={2} rowGap="gap" className={styles.gallery}>
        {pictures.map((picture, index) => (
          <Figure
            key={picture.file}
            number={say(words.figures.ofStudy, {
              study: number,
              number: index + 2,
            })}
            caption={picture.caption ?? words.figures.asBuilt}
          >
            <Picture
              picture={picture}
              place={
                index === 0 && pictures.length % 2 === 1 ? "sheet" : "gallery"
              }
            />
          </Figure>
        ))}
      </Grid>
    </Section>
  );
}
