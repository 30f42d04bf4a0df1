import type { ServiceLayout } from "./schema.ts";

type Tone = "paper" | "tint" | "dark";
type Beside = "above" | "beside";

/** The layouts of a page's middle sections. */
export interface Arrangement {
  /** Where the heading is: above the text or beside it. */
  overview: Beside;
  expertise: { look: ServiceLayout; tone: Tone; turned: boolean };
  /** Where the schedule is: above the steps or beside them. */
  process: { look: Beside; tone: Tone };
  why: Tone;
}

interface Group {
  /** Of the group's first page. */
  overview: Beside;
  /** The tones of expertise, process and why: one of them is dark. */
  tones: readonly [Tone, Tone, Tone];
}

const groups: Record<ServiceLayout, Group> = {
  route: { overview: "beside", tones: ["paper", "dark", "paper"] },
  panel: { overview: "above", tones: ["paper", "tint", "dark"] },
  ledger: { overview: "above", tones: ["tint", "dark", "paper"] },
  spread: { overview: "beside", tones: ["dark", "paper", "tint"] },
};

const others = { above: "beside", beside: "above" } as const;

/**
 * The layout of the parts list is that of the group; the other layouts and
 * tones alternate within it.
 */
export function arrange(layout: ServiceLayout, place: number): Arrangement {
  const { overview: first, tones } = groups[layout];
  const turned = place % 2 === 1;
  const overview = turned ? others[first] : first;
  const [ofExpertise, ofProcess, ofWhy] = tones;
  return {
    overview,
    expertise: { look: layout, tone: ofExpertise, turned },
    process: { look: others[overview], tone: turned ? ofWhy : ofProcess },
    why: turned ? ofProcess : ofWhy,
  };
}
