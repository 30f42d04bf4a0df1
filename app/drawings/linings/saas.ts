import type { Lining } from "../hatch.tsx";

export default {
  size: [18, 18],
  d: "M3 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0M13 4h2M4 13h2",
} satisfies Lining;
