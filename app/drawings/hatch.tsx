import { Drawing } from "./kit/drawing.tsx";

/** Section lining as on a drawing: each material, here each industry, is cut in its own pattern. */
const linings: Record<string, { size: [number, number]; d: string }> = {
  logistics: { size: [14, 14], d: "M0 14 14 0M-3 3 3-3M11 17l6-6" },
  "e-commerce": { size: [24, 16], d: "M0 0h24M0 8h24M6 0v8M18 8v8" },
  healthcare: { size: [16, 16], d: "M8 4v8M4 8h8" },
  fintech: { size: [20, 10], d: "M0 2.5h20M0 7.5h9M13 7.5h3" },
  saas: {
    size: [18, 18],
    d: "M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13 4h2M4 13h2",
  },
  enterprise: { size: [14, 14], d: "M0 14 14 0M0 0l14 14" },
  "human-resource": { size: [16, 10], d: "M0 7.5 4 2.5l4 5 4-5 4 5" },
};
const plain = { size: [12, 12] as [number, number], d: "M0 0h12" };

interface HatchProps {
  /** The slug of an industry; an unknown one gets a plain lining. */
  kind: string;
  width?: number;
  height?: number;
  className?: string | undefined;
}

/** A swatch of section lining. */
export function Hatch({ kind, width = 192, height = 96, className }: HatchProps) {
  const { size, d } = linings[kind] ?? plain;
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

export const hatchKinds = Object.keys(linings);
