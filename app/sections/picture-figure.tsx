import type { CaptionedPicture } from "../content/schema/picture.ts";
import { Figure } from "../ui/figure.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./picture-figure.module.css";

interface PictureFigureProps {
  picture: CaptionedPicture;
  /** As on a drawing: "Fig. 1". */
  number?: string;
}

/** A picture in the first view of a page, instead of a drawing. */
export function PictureFigure({ picture, number = "Fig. 1" }: PictureFigureProps) {
  return (
    <Figure number={number} caption={picture.caption ?? "As built"} className={styles.figure}>
      <Picture picture={picture} place="hero" first />
    </Figure>
  );
}
