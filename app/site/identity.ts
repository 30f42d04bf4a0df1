import type { Organization } from "schema-dts";
import { getContent } from "../content/entries.ts";
import { unmarked } from "../content/marks.ts";
import { say, words } from "../content/words.ts";
import { company } from "../pages/company/kind.ts";
import type { RegisteredAddress } from "../pages/company/schema.ts";
import { codeOfCountry } from "./countries.ts";

/** What is said of the company, and where it leads. */
export interface CompanyDetail {
  label: string;
  value: string;
  href?: string;
}

/** Undefined while the owner has not filled it in. */
function detail(
  label: string,
  value: string | undefined,
  href?: string,
): CompanyDetail | undefined {
  if (value === undefined) return undefined;
  return href === undefined ? { label, value } : { label, value, href };
}

const inOneLine = (address: RegisteredAddress) =>
  say(words.company.address, { ...address });

const telephoneHref = (telephone: string) =>
  `tel:${unmarked(telephone).replace(/[^\d+]/g, "")}`;

/**
 * What the owner has filled in of the company behind the brand, for the footer
 * and the policies.
 */
export function companyDetails(): CompanyDetail[] {
  const { identity } = getContent(company);
  const {
    registeredAddress: address,
    telephone,
    grievanceOfficer: officer,
  } = identity;
  const labels = words.company;
  return [
    detail(labels.legalName, identity.legalName),
    detail(labels.registeredAddress, address && inOneLine(address)),
    detail(labels.registerNumber, identity.registerNumber),
    detail(labels.taxNumber, identity.taxNumber),
    detail(labels.vatNumber, identity.vatNumber),
    detail(labels.telephone, telephone, telephone && telephoneHref(telephone)),
    detail(
      labels.grievanceOfficer,
      officer?.name,
      officer?.email && `mailto:${officer.email}`,
    ),
  ].filter((found) => found !== undefined);
}

const postalAddress = ({
  street,
  city,
  postalCode,
  country,
}: RegisteredAddress) =>
  ({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressCountry: codeOfCountry(country),
  }) as const;

type CompanyData = Partial<Exclude<Organization, string>>;

/**
 * What search engines learn of the company's register and size: the fields of
 * schema.org that the owner has filled in.
 */
export function companyData(): CompanyData {
  const { identity, figures } = getContent(company);
  const { legalName, taxNumber, vatNumber, telephone, registerNumber } =
    identity;
  return {
    ...(legalName && { legalName }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(vatNumber && { vatID: vatNumber }),
    ...(telephone && { telephone: unmarked(telephone) }),
    ...(registerNumber && {
      identifier: {
        "@type": "PropertyValue",
        name: words.company.registerNumber,
        value: registerNumber,
      },
    }),
    ...(figures.founded && { foundingDate: String(figures.founded) }),
    ...(figures.headCount && {
      numberOfEmployees: {
        "@type": "QuantitativeValue",
        value: figures.headCount.people,
      },
    }),
  };
}

/** The registered office, if the owner has named it. */
export function registeredOffice(): ReturnType<typeof postalAddress>[] {
  const { registeredAddress } = getContent(company).identity;
  return registeredAddress ? [postalAddress(registeredAddress)] : [];
}
