import { expect, it } from "vitest";
import { caseStudy } from "../../pages/case-study/kind.ts";
import { home } from "../../pages/home/kind.ts";
import { industry } from "../../pages/industry/kind.ts";
import { legal } from "../../pages/legal/kind.ts";
import { product } from "../../pages/product/kind.ts";
import { service } from "../../pages/service/kind.ts";
import { getContent, listEntries } from "../entries.ts";
import { distanceBetween, kilometresBetween } from "../geography.ts";
import type { Kind } from "../kind.ts";
import { getOffices } from "../offices.ts";
import { siteFacts } from "./site-facts.ts";

it("counts the pages of each kind", () => {
  const counted: Record<string, Kind> = {
    services: service,
    products: product,
    industries: industry,
    caseStudies: caseStudy,
    policies: legal,
  };
  for (const [name, kind] of Object.entries(counted))
    expect(siteFacts.get(name), name).toBe(listEntries(kind).length);
});

it("counts technologies, and names the offices' cities", () => {
  expect(siteFacts.get("technologies")).toBe(getContent(home).stack.items.length);
  for (const { city } of getOffices()) expect(siteFacts.get("officeCities")).toContain(city);
});

it("computes distances along the great circle", () => {
  const [berlin, hamburg] = [
    { latitude: 52.52, longitude: 13.4 },
    { latitude: 53.55, longitude: 9.99 },
  ];
  expect(kilometresBetween(berlin, hamburg)).toBeCloseTo(255, -1);
  expect(distanceBetween(berlin, hamburg)).toBe("260 km");
  expect(distanceBetween({ latitude: 28.61, longitude: 77.21 }, { latitude: 12.97, longitude: 77.59 })).toBe(
    "1,740 km",
  );
});
