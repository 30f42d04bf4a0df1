import type { Lining } from "../hatch.tsx";

export default { size: [16, 10], d: "M0 7.5 4 2.5l4 5 4-5 4 5" } satisfies Lining;
