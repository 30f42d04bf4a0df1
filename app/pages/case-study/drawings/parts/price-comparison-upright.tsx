import type { Narrow } from "../../../../drawings/scene.ts";

/** The machine above, what is read from its bins below it. */
export const upright: Narrow = {
  viewBox: "-134 -280 580 770",
  place: {
    machine: { by: [0, 0] },
    matching: { by: [0, 0], balloon: [-76, -50] },
    hoppers: { by: [0, 0], balloon: [26, -84] },
    history: { by: [-470, 380], balloon: [-14, -84] },
    discount: { by: [-470, 380], balloon: [44, -64] },
    alert: { by: [260, 220], balloon: [40, 60] },
    dashboard: { by: [-210, 160], balloon: [40, -84] },
  },
};
