import { type Pen, penClass } from "./pens.ts";

interface PathProps {
  d: string;
  pen?: Pen | readonly Pen[];
  /** 1 for a path that is traced while scrolling into view. */
  pathLength?: 1;
  fill?: string;
  fillRule?: "evenodd";
}

export function Path({ pen, ...path }: PathProps) {
  return <path className={penClass(pen)} {...path} />;
}
