import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [18, 18],
  path: from(5, 5)
    .circle(2)
    .move(14, 14)
    .circle(2)
    .move(13, 4)
    .right(2)
    .move(4, 13)
    .right(2),
} satisfies Lining;
