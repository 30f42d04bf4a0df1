import styles from "./late-image.module.css";

interface LateImageProps {
  src: string;
  width: number;
  height: number;
  /** Gives its box a width and an aspect ratio: while the image waits, it has no size of its own. */
  className: string;
}

/** A drawing that is a file, not fetched before the first paint however near it is. */
export function LateImage({ className, ...image }: LateImageProps) {
  return (
    <span className={`${styles.box} ${className}`}>
      <img {...image} loading="lazy" alt="" />
    </span>
  );
}
