import type { Lining } from "../hatch.tsx";
import { from } from "../scene.ts";

export default { size: [12, 12], path: from(0, 0).right(12) } satisfies Lining;
