/** The tasks of the workers. Each loads its modules on first use. */
export const tasks = {
  brotli: async (...input: Parameters<typeof import("../brotli.ts").brotli>) =>
    (await import("../brotli.ts")).brotli(...input),
  brotliPage: async (...input: Parameters<typeof import("../brotli.ts").brotliPage>) =>
    (await import("../brotli.ts")).brotliPage(...input),
  subsetTitleFont: async (
    ...input: Parameters<typeof import("../fonts/subset-title-font.ts").subsetTitleFont>
  ) => (await import("../fonts/subset-title-font.ts")).subsetTitleFont(...input),
  drawCard: async (...input: Parameters<typeof import("../cards/draw-card.ts").drawCard>) =>
    (await import("../cards/draw-card.ts")).drawCard(...input),
  drawPicture: async (...input: Parameters<typeof import("../pictures/draw-picture.ts").drawPicture>) =>
    (await import("../pictures/draw-picture.ts")).drawPicture(...input),
  usedRules: async (...input: Parameters<typeof import("../used-rules.ts").usedRules>) =>
    (await import("../used-rules.ts")).usedRules(...input),
};

export type Tasks = typeof tasks;
export type Request = { [Name in keyof Tasks]: { name: Name; input: Parameters<Tasks[Name]> } }[keyof Tasks];
export type Answer = { result: unknown } | { error: unknown };
