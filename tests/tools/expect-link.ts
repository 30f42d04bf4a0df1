import { expect, type Locator } from "@playwright/test";
import { literalPattern } from "../../app/content/literal-pattern.ts";

/**
 * Expects a link with this label and address, in a new tab if it leads to
 * another site.
 */
export async function expectLink(
  place: Locator,
  { label, href }: { label: string; href: string },
) {
  const link = place
    .getByRole("link", { name: new RegExp(`^${literalPattern(label)}`) })
    .first();
  await expect(link).toHaveAttribute("href", href);
  if (href.startsWith("https:"))
    await expect(link).toHaveAttribute("target", "_blank");
}
