import { Box, Circle, Line, On, Polygon, Print, Repeat, way } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

const page = way(0, 0).to(64, 0).to(64, 92).to(46, 110).to(0, 110);

/** Three sheets in a rack, the first with its corner folded and a seal. */
export default function Document({ signal }: StockPartProps) {
  return (
    <Box at={[10, 12, 0]} size={[72, 68, 12]} pen="thick">
      <Repeat count={3} step={[0, 22, 0]}>
        <On face="front" at={[4, 12, 0]}>
          <Polygon through={page} pen={["plate", "thick"]} />
          <Line through={way(46, 110).to(46, 92).to(64, 92)} />
        </On>
      </Repeat>
      <On face="front" at={[4, 56, 0]}>
        <Print at={[9, 94]} lengths={[28, 28, 46, 46, 38]} step={-11} />
        <Circle at={[46, 22]} radius={11} pen={signal ? "signal" : "shade"} />
        <Print at={[9, 26]} lengths={[22, 16]} step={-9} />
      </On>
    </Box>
  );
}

export const height = 112;
