import { expect, it } from "vitest";
import { site } from "../content/site.ts";
import { documentTitle } from "./page-meta.ts";

it("ends the title with the brand, once", () => {
  expect(documentTitle("Careers")).toBe(`Careers | ${site.name}`);
  expect(documentTitle(`${site.name}: software`)).toBe(
    `${site.name}: software`,
  );
});
