import { Box, Dot, Face, Line, way } from "../../../../drawings/scene.ts";

interface EnvelopeProps {
  /** The plane of its flap. */
  y: number;
  width: number;
  thickness: number;
  seal: "signal" | "shade";
}

/** A sealed envelope, its flap to the front. */
export function Envelope({ y, width, thickness, seal }: EnvelopeProps) {
  const half = Math.round(width / 2);
  const rise = Math.round(half * 0.65);
  const fold = Math.round(half * 0.26);
  return (
    <>
      <Box at={[-half, y - thickness, -rise]} size={[2 * half, thickness, 2 * rise]} pen="thick" />
      <Face face="front" at={[0, y, 0]}>
        <Line
          through={way(-half, -rise)
            .to(0, Math.round(rise * 0.1))
            .to(half, -rise)}
        />
        <Line from={[-half, rise]} to={[-fold, -fold / 2]} />
        <Line from={[half, rise]} to={[fold, -fold / 2]} />
        <Dot at={[0, 0]} radius={half * 0.12} pen={seal} />
      </Face>
    </>
  );
}
