import {
  type CSSProperties,
  type RefObject,
  useLayoutEffect,
  useState,
} from "react";
import { useBox } from "./outline.tsx";
import type { EditableSpot } from "./spots.ts";

const MARGIN = 12;

/**
 * Where a form is: above the text on the page, and with all of it inside the
 * window.
 */
export function usePlace(
  spot: EditableSpot | undefined,
  form: RefObject<HTMLElement | null>,
): CSSProperties {
  const box = useBox(spot);
  const [height, setHeight] = useState(120);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      setHeight(form.current?.offsetHeight ?? 0),
    );
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  const width = Math.min(
    Math.max(box?.width ?? 0, 288),
    innerWidth - 2 * MARGIN,
  );
  const left = box?.left ?? (innerWidth - width) / 2;
  const top = box?.top ?? innerHeight / 4;
  return {
    left: Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, innerHeight - height - MARGIN)),
    width,
  };
}
