import { type ReactNode, useId } from "react";

interface Lining {
  width: number;
  height: number;
  lines: ReactNode;
}

/** Section linings, as draughtsmen use them to tell one material from another. */
const linings: Record<string, Lining> = {
  logistics: { width: 14, height: 14, lines: <path d="M0 14 14 0M-3 3 3-3M11 17l6-6" /> },
  "e-commerce": { width: 24, height: 16, lines: <path d="M0 0h24M0 8h24M6 0v8M18 8v8" /> },
  healthcare: { width: 16, height: 16, lines: <path d="M8 4v8M4 8h8" /> },
  fintech: { width: 20, height: 10, lines: <path d="M0 2.5h20M0 7.5h9M13 7.5h3" /> },
  saas: {
    width: 18,
    height: 18,
    lines: <path d="M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13 4h2M4 13h2" />,
  },
  enterprise: { width: 14, height: 14, lines: <path d="M0 14 14 0M0 0l14 14" /> },
};
const plain: Lining = { width: 8, height: 8, lines: <path d="M0 4h8" /> };

interface HatchProps {
  /** The industry; an unknown one gets plain lines. */
  kind: string;
  className?: string;
}

/** A swatch that fills its box with an industry's section lining. Decorative. */
export function Hatch({ kind, className }: HatchProps) {
  const { width, height, lines } = linings[kind] ?? plain;
  const id = useId();
  return (
    <svg className={className ? `dwg ${className}` : "dwg"} aria-hidden="true">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          {lines}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
