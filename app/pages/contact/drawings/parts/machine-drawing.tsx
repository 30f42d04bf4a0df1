import { Part, Scene } from "../../../../drawings/scene.ts";
import {
  DataPart,
  InfrastructurePart,
  ModelsPart,
} from "../../../home/drawings/hero/far-parts.tsx";
import {
  GatewayPart,
  InterfacePart,
  ServicesPart,
} from "../../../home/drawings/hero/near-parts.tsx";
import { lying as pose } from "../../../home/drawings/hero/pose.tsx";

interface MachineDrawingProps {
  /** The names of the six parts, near to far. */
  labels: readonly string[];
  description: string;
  className?: string | undefined;
}

/**
 * The machine of the home page, closer together. A part's name shows while it
 * is lit (figure.module.css).
 */
export function MachineDrawing({ labels, ...scene }: MachineDrawingProps) {
  return (
    <Scene
      viewBox="-1015 -292 1296 838"
      angle={21}
      grid={1}
      addressed={false}
      labels={labels}
      {...scene}
    >
      <Part
        name="infrastructure"
        number={6}
        at={[-70, -114, 126]}
        balloon={[-84, -40]}
      >
        <InfrastructurePart
          pose={pose}
          station={-54}
          thickness={110}
          axisTo={30}
        />
      </Part>
      <Part name="data" number={5} at={[-30, 173, 84]} balloon={[-56, -70]}>
        <DataPart pose={pose} station={190} axisTo={324} />
      </Part>
      <Part
        name="models"
        number={4}
        at={[-40, 332, 84]}
        balloon={[-26, -70]}
        side="right"
      >
        <ModelsPart pose={pose} station={340} axisTo={470} />
      </Part>
      <Part
        name="services"
        number={3}
        at={[-84, 470, 107]}
        balloon={[-26, -52]}
      >
        <ServicesPart pose={pose} station={480} axisTo={674} />
      </Part>
      <Part name="gateway" number={2} at={[-30, 687, 101]} balloon={[-42, -58]}>
        <GatewayPart pose={pose} station={700} axisTo={870} />
      </Part>
      <Part name="interface" number={1} at={[70, 880, -103]} balloon={[34, 56]}>
        <InterfacePart pose={pose} station={880} axisTo={1040} />
      </Part>
    </Scene>
  );
}
