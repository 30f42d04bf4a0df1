import type { Narrow } from "../../../../drawings/scene.ts";

/** The arriving fares above; calendar, branches, passport and payment below them. */
export const upright: Narrow = {
  viewBox: "-310 -300 480 900",
  place: {
    fares: { by: [0, 0] },
    suppliers: { by: [0, 0], balloon: [36, 72] },
    "first-fare": { by: [0, 0], balloon: [52, -60] },
    calendar: { by: [-500, 410], balloon: [44, -62] },
    branches: { by: [-330, 290], balloon: [70, -70] },
    passport: { by: [-230, 310], balloon: [-40, 64] },
    payment: { by: [-150, 390], balloon: [40, 50] },
  },
};
