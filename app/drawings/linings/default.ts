import type { Lining } from "../hatch.tsx";

export default { size: [12, 12], d: "M0 0h12" } satisfies Lining;
