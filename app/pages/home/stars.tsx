export const HIGHEST_RATING = 5;
const PITCH = 12;
const STAR = "l1.3 3.2 3.5.3-2.7 2.2.9 3.4-3-1.8-3 1.8.9-3.4-2.7-2.2 3.5-.3z";
const stars = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${5 + PITCH * (from + index)} .4${STAR}`).join("");

/** A rating as stars; missing ones are outlined. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="s sf th"
      width="88"
      viewBox={`0 0 ${PITCH * HIGHEST_RATING - 2} 10`}
      role="img"
      aria-label={`${rating} out of ${HIGHEST_RATING} stars`}
    >
      <path d={stars(0, rating)} />
      {rating < HIGHEST_RATING && <path fill="none" d={stars(rating, HIGHEST_RATING)} />}
    </svg>
  );
}
