import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [14, 14],
  path: from(0, 14).to(14, 0).move(0, 0).to(14, 14),
} satisfies Lining;
