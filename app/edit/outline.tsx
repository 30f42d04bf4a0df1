import { useEffect, useState } from "react";
import { boxOf, type EditableSpot, type Spot } from "./spots.ts";

/** The box of a text in the window, also while the page scrolls. */
export function useBox(spot: Spot | undefined): DOMRect | undefined {
  const [box, setBox] = useState(() => spot && boxOf(spot));
  useEffect(() => {
    const measure = () => setBox(spot && boxOf(spot));
    measure();
    addEventListener("scroll", measure, { passive: true, capture: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure, { capture: true });
      removeEventListener("resize", measure);
    };
  }, [spot]);
  return box;
}

/** Shows that a text can be edited. */
export function Outline({ spot }: { spot: EditableSpot }) {
  const box = useBox(spot);
  if (!box) return null;
  const { left, top, width, height } = box;
  return (
    <div
      className="outline"
      style={{
        left: left - 4,
        top: top - 4,
        width: width + 8,
        height: height + 8,
      }}
    >
      <span>{spot.place.label}</span>
    </div>
  );
}
