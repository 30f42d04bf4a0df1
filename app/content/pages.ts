/** The pages and lists that stand alone, one file each. */
import type { z } from "zod";
import callPage from "../../content/call.ts";
import careers from "../../content/careers.ts";
import company from "../../content/company.ts";
import contact from "../../content/contact.ts";
import home from "../../content/home.ts";
import leadership from "../../content/leadership.ts";
import navigation from "../../content/navigation.ts";
import notFound from "../../content/not-found.ts";
import offices from "../../content/offices.ts";
import portfolio from "../../content/portfolio.ts";
import redirects from "../../content/redirects.ts";
import visits from "../../content/visits.ts";
import { callPageSchema } from "../pages/call/schema.ts";
import { careersSchema } from "../pages/careers/schema.ts";
import { companySchema } from "../pages/company/schema.ts";
import { contactSchema } from "../pages/contact/schema.ts";
import { homeSchema } from "../pages/home/schema.ts";
import { leadershipSchema } from "../pages/leadership/schema.ts";
import { notFoundSchema } from "../pages/not-found/schema.ts";
import { portfolioSchema } from "../pages/portfolio/schema.ts";
import { navigationSchema } from "../site/navigation.ts";
import { redirectsSchema } from "../site/redirects.ts";
import { parseContent } from "./parse.ts";
import { officesSchema } from "./schema/parts.ts";
import { visitsSchema } from "./schema/visits.ts";

/** Read once, when first asked for. */
function reader<Schema extends z.ZodType>(schema: Schema, file: string, value: z.input<Schema>) {
  let parsed: z.infer<Schema> | undefined;
  return (): z.infer<Schema> => {
    parsed ??= parseContent(schema, file, value);
    return parsed;
  };
}

export const getHome = reader(homeSchema, "content/home.ts", home);
export const getCompany = reader(companySchema, "content/company.ts", company);
export const getLeadership = reader(leadershipSchema, "content/leadership.ts", leadership);
export const getCareers = reader(careersSchema, "content/careers.ts", careers);
export const getContact = reader(contactSchema, "content/contact.ts", contact);
export const getPortfolio = reader(portfolioSchema, "content/portfolio.ts", portfolio);
export const getCallPage = reader(callPageSchema, "content/call.ts", callPage);
export const getNotFound = reader(notFoundSchema, "content/not-found.ts", notFound);
export const getNavigation = reader(navigationSchema, "content/navigation.ts", navigation);
export const getRedirects = reader(redirectsSchema, "content/redirects.ts", redirects);
export const getVisits = reader(visitsSchema, "content/visits.ts", visits);
export const getOffices = reader(officesSchema, "content/offices.ts", offices);
