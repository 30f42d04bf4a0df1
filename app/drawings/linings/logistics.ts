import type { Lining } from "../hatch.tsx";

export default { size: [14, 14], d: "M0 14 14 0M-3 3 3-3M11 17l6-6" } satisfies Lining;
