import { drawingKey } from "../../content/drawing-key.ts";
import type { CaseStudy } from "./schema.ts";

/** What the names of the case studies' drawing files start with. */
export const CARD_FILE = "case-study-";

/** The file of the small drawing of a case study. */
export const cardFileName = (study: CaseStudy): string => CARD_FILE + drawingKey(study);
