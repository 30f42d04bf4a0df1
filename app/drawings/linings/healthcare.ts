import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [16, 16],
  path: from(8, 4).down(8).move(4, 8).right(8),
} satisfies Lining;
