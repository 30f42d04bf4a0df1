import type { NotFoundInput } from "../app/pages/not-found/schema.ts";
import { site } from "../site.config.ts";

export default {
  head: {
    title: "Page not found",
    description: `There is no page at this address on the ${site.name} site. It may have been renamed, or the link may have lost a letter. The home page lists the rest.`,
  },
  title: "404",
  subtitle: "The kit is one part short. We checked under the bench.",
  message: "Oops! Page not found",
  action: { label: "Return to Home", href: "/" },
  drawing: {
    description:
      "Assembly drawing of the number 404. Both fours are drawn solid; the zero between them is missing and shown in dashed lines.",
    notes: ["supplied", "not in the box", "supplied"],
  },
  partsList: {
    heading: "Parts list",
    columns: ["Item", "Part", "Qty", "Remark"],
    rows: [
      ["1", "Four", "1", "Supplied"],
      ["2", "Zero", "0", "Correct quantity, wrong place"],
      ["3", "Four", "1", "Supplied"],
    ],
  },
} satisfies NotFoundInput;
