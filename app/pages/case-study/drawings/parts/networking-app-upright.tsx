import type { Narrow } from "../../../../drawings/scene.ts";

/** The linkage above the phone; the desk, the calendar and the way out below it. */
export const upright: Narrow = {
  viewBox: "-250 -310 500 740",
  place: {
    linkage: { by: [0, 0] },
    "long-ways": { by: [0, 0], balloon: [-104, -70] },
    arms: { by: [0, 0], balloon: [60, -70] },
    requests: { by: [0, 0], balloon: [-84, -14] },
    moderation: { by: [170, 210], balloon: [-10, 84] },
    slots: { by: [-230, 280], balloon: [64, -50] },
    deletion: { by: [80, 190], balloon: [16, 76] },
  },
};
