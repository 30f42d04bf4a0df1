import type { Narrow } from "../../../../drawings/scene.ts";

/** The tower and its schedule above, the muster and the bill below them. */
export const upright: Narrow = {
  viewBox: "26 -8 596 676",
  place: {
    site: { by: [0, 0] },
    schedule: { by: [0, 0], balloon: [20, -62] },
    register: { by: [0, 0], balloon: [-4, -56] },
    muster: { by: [190, 220], balloon: [-70, -70] },
    material: { by: [0, 0], balloon: [-70, -20] },
    bill: { by: [-150, 240], balloon: [66, -40] },
    phone: { by: [0, 0], balloon: [150, 14] },
  },
};
