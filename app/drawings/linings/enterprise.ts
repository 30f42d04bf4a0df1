import type { Lining } from "../hatch.tsx";

export default { size: [14, 14], d: "M0 14 14 0M0 0l14 14" } satisfies Lining;
