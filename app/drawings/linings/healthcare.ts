import type { Lining } from "../hatch.tsx";

export default { size: [16, 16], d: "M8 4v8M4 8h8" } satisfies Lining;
