import { Scene, way } from "../../drawings/scene.ts";
import { Line } from "../../drawings/shapes.ts";
import styles from "./joint.module.css";

/** Tenon, dovetail, vee, step and tee: five profiles, so that only the right part fits each socket. */
const profiles = [
  way(40, 12).to(8, 12).to(8, 48).to(40, 48),
  way(40, 20).to(8, 6).to(8, 54).to(40, 40),
  way(40, 4).to(8, 30).to(40, 56),
  way(40, 6).to(24, 6).to(24, 20).to(8, 20).to(8, 40).to(24, 40).to(24, 54).to(40, 54),
  way(40, 22).to(26, 22).to(26, 8).to(8, 8).to(8, 52).to(26, 52).to(26, 38).to(40, 38),
];

interface JointProps {
  /** The index of its pair. */
  pair: number;
  kind: "socket" | "tenon";
}

/** One half of a joint: the socket of a challenge, or the tenon of its solution. */
export function Joint({ pair, kind }: JointProps) {
  return (
    <Scene viewBox="0 0 40 60" className={`${styles.joint} ${styles[kind]}`}>
      <Line through={profiles[pair % profiles.length] ?? []} />
    </Scene>
  );
}
