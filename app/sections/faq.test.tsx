import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Faq } from "./faq.tsx";
import { Sheets } from "./sheets.tsx";

const answer = "As long as its answer, which is to be at least sixty characters long.";
const markup = (link?: { label: string; href: string }) =>
  renderToStaticMarkup(
    <Sheets>
      <Faq items={[{ question: "How long is a question?", answer, ...(link && { link }) }]} />
    </Sheets>,
  );

it("ends an answer with its link, in the same paragraph", () => {
  const html = markup({ label: "Pricing Policy", href: "/pricing-policy" });
  const end = html.split(`${answer} <a `)[1] ?? "";
  expect(end).toMatch(/^[^>]*href="\/pricing-policy"[^>]*>Pricing Policy<\/a><\/p>/);
});

it("does not change an answer without a link", () => {
  expect(markup()).toContain(`${answer}</p>`);
});
