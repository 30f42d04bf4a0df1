import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [14, 14],
  path: from(0, 14).to(14, 0).move(-3, 3).to(3, -3).move(11, 17).to(17, 11),
} satisfies Lining;
