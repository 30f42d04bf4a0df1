import { z } from "zod";
import { unmarked } from "../content/marks.ts";
import {
  actionSchema,
  hrefSchema,
  ownIds,
  pathSchema,
  slugSchema,
  words,
} from "../content/schema/parts.ts";
import { site } from "../content/site.ts";
import { serviceLayouts } from "../pages/service/schema.ts";

/**
 * What fits the bar at the smallest width that shows its entries. The
 * characters are those of the brand, the entries and the button together; a
 * brand of more than `brand` wraps. tests/navigation.spec.ts measures them.
 */
export const barLimits = { entries: 8, characters: 80, brand: 12 } as const;

/** A menu link; left out if its address is null. */
const menuLinkSchema = z.strictObject({
  name: words(30),
  href: hrefSchema.nullable(),
  instead: pathSchema
    .optional()
    .describe(
      "An optional page such as /insights: if it exists, the link leads there",
    ),
});
type NavigationLink = z.infer<typeof menuLinkSchema>;

/** Menus that list the pages of a kind. */
const dropdownKeys = ["services", "products", "industries"] as const;
export type DropdownKey = (typeof dropdownKeys)[number];
const dropdownSchema = z.strictObject({
  name: words(16),
  menu: z.enum(dropdownKeys),
});
type Dropdown = z.infer<typeof dropdownSchema>;

const barEntrySchema = z.union([
  menuLinkSchema.extend({ name: words(16) }),
  dropdownSchema,
]);

export const isDropdown = <Other extends object>(
  entry: Other | Dropdown,
): entry is Dropdown => "menu" in entry;

/** Whether a link has an address. */
export const isPresent = <Entry extends NavigationLink>(
  link: Entry,
): link is Entry & { href: string } => link.href !== null;

const isShown = (entry: NavigationLink | Dropdown): boolean =>
  isDropdown(entry) || isPresent(entry);

/** A message for each repeated name or target. */
function repetitions(
  entries: readonly (NavigationLink | Dropdown)[],
): string[] {
  const shown = entries.filter(isShown);
  const targets = shown.map((entry) =>
    isDropdown(entry) ? entry.menu : entry.href,
  );
  return [shown.map(({ name }) => name), targets].flatMap((values) =>
    values
      .filter((value, index) => values.indexOf(value) < index)
      .map((value) => `names ${value} more than once`),
  );
}

/** A list of links that are shown together. */
const linksSchema = <Schema extends z.ZodType<NavigationLink | Dropdown>>(
  link: Schema,
  most: number,
) =>
  z
    .array(link)
    .max(most)
    .superRefine((entries, context) => {
      for (const message of repetitions(entries))
        context.addIssue({ code: "custom", message });
    });

const footerListSchema = z.strictObject({
  title: words(20),
  links: linksSchema(menuLinkSchema, 6)
    .default([])
    .describe("Added after the links from the content"),
});

const groupsSchema = z
  .array(
    z.strictObject({
      slug: slugSchema,
      title: words(30),
      layout: z
        .enum(serviceLayouts)
        .describe("How the parts lists of its services look"),
    }),
  )
  .min(1)
  .max(4)
  .superRefine(ownIds(({ slug }) => slug, "slug"))
  .superRefine(ownIds(({ title }) => title, "title"));

export const navigationSchema = z
  .strictObject({
    bar: linksSchema(barEntrySchema, barLimits.entries).describe(
      "The bar from left to right, and the mobile menu from top to bottom",
    ),
    mobileOnly: linksSchema(menuLinkSchema, 6).describe(
      "After the bar's entries, in the mobile menu only",
    ),
    button: actionSchema
      .extend({ label: words(16) })
      .describe("At the end of the bar and of the mobile menu"),
    services: z.strictObject({
      groups: groupsSchema.describe(
        "The columns of the menu and of the home page's index; a service names its group in menu.group",
      ),
      note: z
        .strictObject({ text: words(90), action: actionSchema })
        .optional(),
    }),
    products: z.strictObject({ title: words(30) }),
    industries: z.strictObject({
      title: words(30),
      outside: linksSchema(
        menuLinkSchema.extend({ line: words(40), lining: slugSchema }),
        3,
      ).describe(
        "Industries with an external link, after those with a page; lining is the key of the drawing",
      ),
    }),
    footer: z.strictObject({
      line: words(80),
      site: footerListSchema,
      policies: footerListSchema,
      offices: z.strictObject({ title: words(20) }),
      elsewhere: footerListSchema,
      rights: words(16),
    }),
  })
  .superRefine(({ bar, button }, context) => {
    const names = bar.filter(isShown).map(({ name }) => name);
    const { length } = unmarked(
      [
        unmarked(site.name).slice(0, barLimits.brand),
        ...names,
        button.label,
      ].join(""),
    );
    if (length <= barLimits.characters) return;
    const message = `brand, entries and button have ${length} characters together: the bar has room for ${barLimits.characters}`;
    context.addIssue({ code: "custom", path: ["bar"], message });
  })
  .refine(
    ({ bar, mobileOnly }) => repetitions([...bar, ...mobileOnly]).length === 0,
    {
      path: ["mobileOnly"],
      error: "repeats an entry of the bar",
    },
  );
