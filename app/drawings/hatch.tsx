import { drawingByKey, drawingsByKey } from "./drawing-by-key.ts";
import { Drawing } from "./kit/drawing.tsx";

/** Section lining as on a drawing: each material, here each industry, is cut in its own pattern. */
export interface Lining {
  size: readonly [number, number];
  d: string;
}

const files = import.meta.glob<Lining>("./linings/*.ts", { eager: true, import: "default" });
const liningOf = drawingByKey(files);

interface HatchProps {
  /** The key of an industry; an unknown one gets a plain lining. */
  kind: string;
  width?: number;
  height?: number;
  className?: string | undefined;
}

/** A swatch of section lining. */
export function Hatch({ kind, width = 192, height = 96, className }: HatchProps) {
  const { size, d } = liningOf(kind);
  const id = `hatch-${kind}`;
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} className={className}>
      <pattern id={id} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
        <path d={d} />
      </pattern>
      <rect width={width} height={height} fill={`url(#${id})`} stroke="none" />
    </Drawing>
  );
}

/** The keys of all linings but the plain one. */
export const hatchKinds = [...drawingsByKey(files).keys()].filter((key) => key !== "default");
