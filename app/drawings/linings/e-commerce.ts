import type { Lining } from "../hatch.tsx";

export default { size: [24, 16], d: "M0 0h24M0 8h24M6 0v8M18 8v8" } satisfies Lining;
