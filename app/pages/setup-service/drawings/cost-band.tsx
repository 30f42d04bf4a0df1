import { Path } from "../../../drawings/kit/path.tsx";

interface CostBandProps {
  /** Unique on the page: the pattern is found by it. */
  id: string;
  kind: "rent" | "setup";
  d: string;
}

/** The hatched area between a low line and a high one. */
export function CostBand({ id, kind, d }: CostBandProps) {
  const turn = kind === "rent" ? -45 : 45;
  return (
    <>
      <pattern
        id={id}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <Path d="M0 0V9" pen={kind === "rent" ? "thin" : ["signalLine", "thin"]} />
      </pattern>
      <Path d={d} pen="noLine" fill={`url(#${id})`} />
    </>
  );
}
