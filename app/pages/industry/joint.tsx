import { Drawing } from "../../drawings/kit/drawing.tsx";
import styles from "./joint.module.css";

/** Tenon, dovetail, vee, step and tee: five profiles, so that only the right part fits each socket. */
const profiles = [
  "M40 12H8V48H40",
  "M40 20 8 6V54L40 40",
  "M40 4 8 30 40 56",
  "M40 6H24V20H8V40H24V54H40",
  "M40 22H26V8H8V52H26V38H40",
] as const;

interface JointProps {
  /** Which of the pairs it belongs to, from 0. */
  pair: number;
  kind: "socket" | "tenon";
}

/** One half of a joint: cut into the edge of a challenge, or standing proud of its solution. */
export function Joint({ pair, kind }: JointProps) {
  return (
    <Drawing viewBox="0 0 40 60" className={`${styles.joint} ${styles[kind]}`}>
      <path d={profiles[pair % profiles.length]} />
    </Drawing>
  );
}
