import { slugify } from "../content/slugify.ts";

/** The id of an answer: `How long does it take?` → `faq-how-long-does-it-take`. */
export const faqId = (question: string): string => `faq-${slugify(question)}`;
