import type { StockPartProps } from "../figure-props.ts";
import { Facing, from, On, Repeat, way } from "../scene.ts";
import {
  Box,
  Circle,
  Cylinder,
  Dot,
  Line,
  Polygon,
  Print,
  Rect,
  Ruling,
  Slab,
  Stroke,
} from "../shapes.ts";

/** A filing cabinet of three drawers, the middle one open. */
export function Cabinet({ signal }: StockPartProps) {
  return (
    <>
      <Slab at={[14, 4, 0]} size={[64, 56, 122]}>
        <On face="front">
          <Repeat count={3} step={[0, 38]}>
            <Rect at={[5, 5]} size={[54, 34]} pen="lit" />
            <Line from={[22, 27]} to={[42, 27]} pen="heavy" />
          </Repeat>
        </On>
      </Slab>
      <Box
        at={[20, 60, 44]}
        size={[52, 32, 32]}
        front={signal ? "signal" : "plate"}
        open={5}
        pen="medium"
      >
        <Repeat count={4} step={[0, 6, 0]}>
          <Rect face="front" at={[9, 7, -4]} size={[34, 12]} pen="lit" />
        </Repeat>
        <On face="front">
          <Line from={[16, 20]} to={[36, 20]} pen="heavy" />
        </On>
      </Box>
    </>
  );
}

const page = way(0, 0).to(64, 0).to(64, 92).to(46, 110).to(0, 110);

/** Three papers in a rack, the first with its corner folded and a seal. */
export function Document({ signal }: StockPartProps) {
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

/**
 * An account book, open on its desk; the total stands at the foot of the right
 * page.
 */
export function Ledger({ signal }: StockPartProps) {
  return (
    <Slab at={[10, 14, 0]} size={[72, 64, 50]}>
      <On face="front">
        <Rect at={[8, 10]} size={[56, 32]} />
        <Line from={[28, 26]} to={[44, 26]} pen="heavy" />
      </On>
      <Slab at={[-12, -14, 0]} size={[96, 92, 4]} fill="shade">
        <Repeat count={2} step={[46, 0, 0]}>
          <Box at={[3, 4, 0]} size={[44, 84, 12]} fill="lit" pen="medium">
            <Ruling
              from={[6, 10, 0]}
              to={[38, 10, 0]}
              count={7}
              step={[0, 9, 0]}
            />
            <Line from={[27, 6, 0]} to={[27, 78, 0]} />
          </Box>
        </Repeat>
        <Rect
          face="top"
          at={[55, 71, 12]}
          size={[32, 9]}
          pen={signal ? "signal" : "shade"}
        />
      </Slab>
    </Slab>
  );
}

const body = from(-34, 4)
  .curve([0, -46], [10, -66], [34, -66])
  .curve([24, 0], [34, 20], [34, 66])
  .curve([-10, 14], [-58, 14], [-68, 0])
  .close();

/** A person on a plinth, as a piece of a board game. */
export function Person({ signal }: StockPartProps) {
  return (
    <>
      <Cylinder at={[46, 46, 0]} radius={36} length={12} pen="thick" />
      <Facing at={[46, 46, 16]}>
        <Stroke path={body} pen={[signal ? "signal" : "plate", "thick"]} />
        <Dot at={[0, -80]} radius={22} pen={["lit", "thick"]} />
      </Facing>
    </>
  );
}

/** A handset on its stand: a card, a list and a button. */
export function Phone({ signal }: StockPartProps) {
  return (
    <Box at={[16, 26, 0]} size={[60, 48, 10]} pen="thick">
      <Slab at={[-2, 18, 0]} size={[64, 10, 122]}>
        <On face="front">
          <Rect at={[5, 9]} size={[54, 104]} pen="lit" />
          <Rect at={[11, 72]} size={[42, 34]} />
          <Print at={[11, 62]} lengths={[42, 30, 36]} step={-9} />
          <Rect
            at={[11, 18]}
            size={[42, 16]}
            pen={signal ? "signal" : "shade"}
          />
          <Line from={[24, 4]} to={[40, 4]} pen="medium" />
        </On>
      </Slab>
    </Box>
  );
}
