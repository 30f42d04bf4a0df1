import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Person } from "../../content/items.ts";
import { say, words } from "../../content/words.ts";
import { SeatsDrawing, seatsFor } from "./drawings/seats.tsx";
import { Team } from "./team.tsx";

const person = (name: string, more: Partial<Person> = {}): Person => ({
  name,
  role: "Founder",
  line: "Answers for releases.",
  order: 1,
  facts: [],
  placeholder: false,
  hatched: false,
  text: ["Learned the trade on a warehouse floor."],
  ...more,
});
const facts = [{ label: "Draws", value: "Estimates" }];
const founders = [person("Inês Prado", { facts }), person("Rui Vale", { facts })];
const toCome = person("More to come", { placeholder: true });
const team = (people: Person[]) => renderToStaticMarkup(<Team heading="Leadership" people={people} />);

it("counts everyone of one collection, and the placeholder only while it is there", () => {
  const { countFitted, toFollow } = words.leadership;
  const two = say(countFitted, { count: 2 });
  expect(team(founders)).toContain(`<span>${two}</span>`);
  expect(team([toCome, ...founders])).toContain(say(toFollow, { fitted: two, count: 1 }));
  expect(
    team([toCome, ...founders])
      .match(/<h3[^>]*>[^<]*/g)
      ?.at(-1),
  ).toContain(toCome.name);
});

it("draws an open seat only for the placeholder", () => {
  const labels = [words.leadership.fitted];
  for (const people of [founders, founders.slice(1)]) {
    const seats = seatsFor(people);
    expect(renderToStaticMarkup(<SeatsDrawing {...{ seats, labels }} />)).not.toContain("part-coming-soon");
  }
  expect(seatsFor([...founders, toCome])).toBe("open");
});
