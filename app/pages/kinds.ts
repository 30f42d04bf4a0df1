import type { Kind } from "../content/kind.ts";
import { assurance } from "./assurance/kind.ts";
import { call } from "./call/kind.ts";
import { careers } from "./careers/kind.ts";
import { caseStudy } from "./case-study/kind.ts";
import { company } from "./company/kind.ts";
import { contact } from "./contact/kind.ts";
import { home } from "./home/kind.ts";
import { industry } from "./industry/kind.ts";
import { insight } from "./insight/kind.ts";
import { insightTag } from "./insight-tag/kind.ts";
import { insights } from "./insights/kind.ts";
import { job } from "./job/kind.ts";
import { leadership } from "./leadership/kind.ts";
import { legal } from "./legal/kind.ts";
import { portfolio } from "./portfolio/kind.ts";
import { product } from "./product/kind.ts";
import { service } from "./service/kind.ts";

/**
 * The table of contents: every kind of page, in the sitemap's order. Everything
 * that lists kinds starts here.
 */
export const kinds: readonly Kind[] = [
  home,
  service,
  product,
  industry,
  company,
  leadership,
  careers,
  job,
  assurance,
  contact,
  call,
  legal,
  portfolio,
  caseStudy,
  insights,
  insight,
  insightTag,
];
