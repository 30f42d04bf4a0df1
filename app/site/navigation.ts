import { z } from "zod";
import { contentReader } from "../content/content-file.ts";
import { actionSchema, hrefSchema, words } from "../content/schema/parts.ts";
import { serviceGroups } from "../pages/service/schema.ts";

/** A link of the menus; whether it leads out is read from its address. */
const menuLinkSchema = z.strictObject({
  name: words(30),
  href: hrefSchema,
});

const navigationSchema = z.strictObject({
  home: menuLinkSchema,
  company: menuLinkSchema,
  contact: menuLinkSchema,
  insights: menuLinkSchema,
  /** In the mobile menu only. */
  talent: menuLinkSchema,
  letsTalk: actionSchema,
  services: z.strictObject({
    name: words(20),
    groups: z.record(z.enum(serviceGroups), words(30)),
    note: z.strictObject({ text: words(90), action: actionSchema }),
  }),
  products: z.strictObject({ name: words(20), title: words(30) }),
  industries: z.strictObject({
    name: words(20),
    title: words(30),
    /** An industry that leads to another site. */
    outside: menuLinkSchema.extend({ line: words(40) }),
  }),
  footer: z.strictObject({
    line: words(80),
    site: z.strictObject({ title: words(20), links: z.array(menuLinkSchema).min(1) }),
    policies: z.strictObject({ title: words(20) }),
    offices: z.strictObject({ title: words(20) }),
    elsewhere: z.strictObject({ title: words(20) }),
    titleBlock: z.array(z.strictObject({ label: words(16), value: words(24) })).length(3),
    rights: words(16),
  }),
});
export type NavigationInput = z.input<typeof navigationSchema>;

export const getNavigation = contentReader({ file: "navigation", schema: navigationSchema });
