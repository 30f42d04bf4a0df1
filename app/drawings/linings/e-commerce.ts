import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [24, 16],
  path: from(0, 0)
    .right(24)
    .move(0, 8)
    .right(24)
    .move(6, 0)
    .down(8)
    .move(18, 8)
    .down(8),
} satisfies Lining;
