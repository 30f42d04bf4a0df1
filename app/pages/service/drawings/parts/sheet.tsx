import { Scene, type SceneProps } from "../../../../drawings/scene.ts";

export interface ServiceDrawingProps {
  /** One short name a balloon, in the order of the list beside the drawing. */
  labels: readonly string[];
  description?: string | undefined;
}

type ServiceSheetProps = ServiceDrawingProps & Pick<SceneProps, "id" | "margins" | "children">;

export const SERVICE_ANGLE = 28;

/** All large service drawings share one angle and one sheet, on which corners fall on whole units. */
export function ServiceSheet({ children, ...scene }: ServiceSheetProps) {
  return (
    <Scene viewBox="-400 -280 800 560" angle={SERVICE_ANGLE} grid={1} {...scene}>
      {children}
    </Scene>
  );
}
