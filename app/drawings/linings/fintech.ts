import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [20, 10],
  path: from(0, 2.5).right(20).move(0, 7.5).right(9).skip(4, 0).right(3),
} satisfies Lining;
