import { createContext, type ReactNode, use } from "react";
import { drawingClass } from "../drawing-classes.ts";

/** The id of its content, for a drawing that the page repeats. */
export const DrawingId = createContext<string | undefined>(undefined);

/**
 * Whether its content is in an image, whose text alternative says everything.
 */
export const InImage = createContext(false);

/**
 * The empty margins of a canvas in units, which phones crop: top, right,
 * bottom, left.
 */
export type Margins = readonly [number, number, number, number];

export interface DrawingProps {
  viewBox?: string | undefined;
  /**
   * Instead of a viewBox: the height of a strip as wide as its column, for
   * `Stretched` and `Pinned`.
   */
  height?: number | undefined;
  /**
   * The text alternative. Without it the drawing is decorative and hidden from
   * assistive technology.
   */
  description?: string | undefined;
  className?: string | undefined;
  /** The `preserveAspectRatio` attribute. */
  fit?: string | undefined;
  /** It has labels, whose size depends on that of the canvas. */
  lettered?: boolean;
  /** It has links, which an image would hide from assistive technology. */
  linked?: boolean;
  margins?: Margins | undefined;
  children: ReactNode;
}

/**
 * A class with numbers that styles compute with: they cannot read them from a
 * viewBox, and the CSP allows no style attribute. React moves the rule into the
 * head of the page.
 */
export function Numbers({
  name,
  values,
}: {
  name: string;
  values: Record<string, number | undefined>;
}) {
  const properties = Object.entries(values).map(
    ([property, value]) => `--${property}:${value}`,
  );
  return (
    <style href={name} precedence="canvas">
      {`.${name}{${properties.join(";")}}`}
    </style>
  );
}

/** The svg element of every drawing. */
export function Drawing(props: DrawingProps) {
  const {
    viewBox,
    height,
    description,
    className,
    fit,
    lettered,
    linked,
    margins,
    children,
  } = props;
  const [, , width, high] = viewBox?.split(" ").map(Number) ?? [];
  const size = lettered && viewBox ? `s${width}x${high}` : undefined;
  const around = margins && `m${margins.join("x")}`;
  const [top, right, bottom, left] = margins ?? [];
  const isImage = Boolean(description) && !linked;
  const classes = [
    drawingClass,
    size && `lettered ${size}`,
    around && `measured ${around}`,
    className,
  ];
  return (
    <>
      {size && <Numbers name={size} values={{ w: width, h: high }} />}
      {around && (
        <Numbers name={around} values={{ top, right, bottom, left }} />
      )}
      <svg
        id={use(DrawingId)}
        className={classes.filter(Boolean).join(" ")}
        viewBox={viewBox}
        height={height}
        preserveAspectRatio={fit}
        {...(description
          ? { role: isImage ? "img" : "group", "aria-label": description }
          : { "aria-hidden": true })}
      >
        <InImage value={isImage}>{children}</InImage>
      </svg>
    </>
  );
}
