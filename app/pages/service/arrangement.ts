import type { ServiceLayout } from "./schema.ts";

type Tone = "paper" | "tint" | "dark";
type OverviewLook = "above" | "beside";
export type ProcessLook = "stairs" | "handover" | "beside";
export type WhyLook = "rows" | "readings" | "pages";

/** The layouts of a page's middle sections, so that no two pages share more than half of them. */
export interface Arrangement {
  overview: OverviewLook;
  expertise: { look: ServiceLayout; tone: Tone; turned: boolean };
  process: { look: ProcessLook; tone: Tone };
  why: { look: WhyLook; tone: Tone };
}

interface Group {
  overview: OverviewLook;
  /** The tones of expertise, process and why: one of them is dark. */
  tones: readonly [Tone, Tone, Tone];
  /** For the first page of the group, the second and so on, repeated. */
  process: readonly ProcessLook[];
  why: readonly WhyLook[];
}

const groups: Record<ServiceLayout, Group> = {
  route: {
    overview: "beside",
    tones: ["paper", "dark", "paper"],
    process: ["stairs", "beside", "handover"],
    why: ["rows", "pages", "readings", "readings"],
  },
  panel: {
    overview: "above",
    tones: ["paper", "tint", "dark"],
    process: ["handover", "beside", "stairs"],
    why: ["readings", "rows", "rows", "pages"],
  },
  ledger: {
    overview: "above",
    tones: ["tint", "dark", "paper"],
    process: ["beside", "stairs", "handover"],
    why: ["rows", "pages", "pages", "readings"],
  },
  spread: {
    overview: "beside",
    tones: ["dark", "paper", "tint"],
    process: ["beside", "handover", "stairs"],
    why: ["pages", "rows", "readings", "readings"],
  },
};

const others = { above: "beside", beside: "above" } as const;
const pick = <Look>(looks: readonly Look[], place: number) => looks[place % looks.length] as Look;

/** The layout of the parts list is that of the group; the other layouts alternate within it. */
export function arrange(layout: ServiceLayout, place: number): Arrangement {
  const { overview, tones, process, why } = groups[layout];
  const turned = place % 2 === 1;
  const [ofExpertise, first, last] = tones;
  const [ofProcess, ofWhy] = turned ? [last, first] : [first, last];
  return {
    overview: turned ? others[overview] : overview,
    expertise: { look: layout, tone: ofExpertise, turned },
    process: { look: pick(process, place), tone: ofProcess },
    why: { look: pick(why, place), tone: ofWhy },
  };
}
