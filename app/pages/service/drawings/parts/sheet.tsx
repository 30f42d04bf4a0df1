import type { ReactNode } from "react";
import { Balloon } from "../../../../drawings/kit/balloon.tsx";
import { Iso, type Point2, type Point3 } from "../../../../drawings/kit/iso.ts";
import { Scene } from "../../../../drawings/scene.ts";

export interface ServiceDrawingProps {
  /** One short name a balloon, in the order of the list beside the drawing. */
  labels: readonly string[];
  description?: string | undefined;
  className?: string | undefined;
}

/** Where a balloon points, and where it stands from there; its label is on the far side of the part. */
export type Callout = readonly [part: Point3, offset: Point2];

interface ServiceSheetProps extends ServiceDrawingProps {
  /** Begins the ids of repeated groups: unique among the drawings. */
  id?: string;
  callouts?: readonly Callout[];
  children: ReactNode;
}

const ANGLE = 28;
/** All large service drawings share one angle and one sheet, on which corners fall on whole units. */
export const serviceIso = new Iso(ANGLE, 1);

export function ServiceSheet({ labels, callouts, children, ...scene }: ServiceSheetProps) {
  const place = (part: Point3): Point2 => {
    const [x, y] = serviceIso.project(part);
    return [Math.round(x), Math.round(y)];
  };
  return (
    <Scene viewBox="-400 -280 800 560" angle={ANGLE} grid={1} labels={callouts ? [] : labels} {...scene}>
      {children}
      {callouts?.map(([part, offset], index) => (
        <Balloon
          key={part.join()}
          number={index + 1}
          part={place(part)}
          offset={offset}
          label={labels[index]}
          side={offset[0] < 0 ? "left" : "right"}
        />
      ))}
    </Scene>
  );
}
