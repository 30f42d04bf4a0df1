interface LateImageProps {
  src: string;
  width: number;
  height: number;
  /**
   * Gives its box a width and an aspect ratio, because the image has no size
   * before it loads.
   */
  className: string;
}

/** A drawing in a file, never loaded before the first paint. */
export function LateImage({ className, ...image }: LateImageProps) {
  return (
    <span className={`block late-image ${className}`}>
      <img {...image} loading="lazy" alt="" />
    </span>
  );
}
