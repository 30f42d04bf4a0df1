/**
 * Helpers for the files in content/: each gives its author completion and type errors while typing.
 * The readers check the same shapes, with the editorial limits, when the build reads them.
 */
import type { CareersInput, CompanyInput, LeadershipInput } from "./schema/about.ts";
import type { FullCaseStudyInput, ShortCaseStudyInput } from "./schema/case-study.ts";
import type { ContactInput } from "./schema/contact.ts";
import type { HomeInput } from "./schema/home.ts";
import type { IndustryInput } from "./schema/industry.ts";
import type { NavigationInput } from "./schema/navigation.ts";
import type { CallPageInput, NotFoundInput, PortfolioInput, VisitsInput } from "./schema/pages.ts";
import type { Office } from "./schema/parts.ts";
import type { ProductInput } from "./schema/product.ts";
import type { SetupServiceInput, TemplateServiceInput } from "./schema/service.ts";

const define =
  <Input>() =>
  (content: Input): Input =>
    content;

export const defineService = define<TemplateServiceInput>();
export const defineSetupService = define<SetupServiceInput>();
export const defineIndustry = define<IndustryInput>();
export const defineProduct = define<ProductInput>();
export const defineCaseStudy = define<FullCaseStudyInput>();
export const defineShortCaseStudy = define<ShortCaseStudyInput>();
export const defineHome = define<HomeInput>();
export const defineCompany = define<CompanyInput>();
export const defineLeadership = define<LeadershipInput>();
export const defineCareers = define<CareersInput>();
export const defineContact = define<ContactInput>();
export const defineCallPage = define<CallPageInput>();
export const defineNotFound = define<NotFoundInput>();
export const definePortfolio = define<PortfolioInput>();
export const defineNavigation = define<NavigationInput>();
export const defineVisits = define<VisitsInput>();
export const defineOffices = define<Office[]>();
export const defineRedirects = define<Record<string, string>>();
