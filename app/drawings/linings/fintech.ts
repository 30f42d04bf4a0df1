import type { Lining } from "../hatch.tsx";

export default { size: [20, 10], d: "M0 2.5h20M0 7.5h9M13 7.5h3" } satisfies Lining;
