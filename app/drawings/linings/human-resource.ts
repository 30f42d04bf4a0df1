import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default {
  size: [16, 10],
  path: from(0, 7.5).by(4, -5).by(4, 5).by(4, -5).by(4, 5),
} satisfies Lining;
