import { expect, it } from "vitest";
import { readLogo } from "./logo.ts";

const svg = (inside: string, viewBox = "0 0 512 512") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
const shape = '<path d="M0 0h512v512z"/>';

it.each([
  [
    "a file without a viewBox",
    `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`,
    "needs a viewBox",
  ],
  ["a file that is not SVG", "<html></html>", "is not an SVG drawing"],
  [
    "a script",
    svg(`<script>alert(1)</script>${shape}`),
    "has <script>: only shapes are allowed",
  ],
  [
    "an event handler",
    svg('<path onload="alert(1)" d="M0 0h9v9z"/>'),
    "has onload, which could run a script",
  ],
  ["a picture", svg('<image href="data:image/png;base64,AA"/>'), "has <image>"],
  [
    "text, whose font other computers lack",
    svg("<text>Northlight</text>"),
    "convert text to outlines",
  ],
  [
    "a reference to another site",
    svg('<use href="https://elsewhere.example/a.svg#b"/>'),
    "another file in href",
  ],
  [
    "styles from another site",
    svg("<style>@import 'https://a.example/b.css'</style>"),
    "in <style>",
  ],
  [
    "a fill from another file",
    svg('<path fill="url(other.svg#b)" d="M0 0h9v9z"/>'),
    "another file in fill",
  ],
  [
    "a gradient",
    svg(
      '<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>',
    ),
    "has a linearGradient, but is drawn in two plain colours",
  ],
  [
    "a wordmark",
    svg(shape, "0 0 1200 200"),
    "is 1200 by 200: the logo stands beside the name",
  ],
  ["nothing", svg(""), "draws nothing"],
  [
    "a file of megabytes",
    svg(shape) + " ".repeat(200_000),
    "has 200 KB: a logo may have 100 KB at most",
  ],
  [
    "too much detail",
    svg(
      `<path d="M0 0${Array.from({ length: 900 }, (_, index) => `L${index % 500} ${(index * 7) % 500}`).join("")}z"/>`,
    ),
    /has \d+ characters of paths, and may have 3000/,
  ],
])("refuses %s", (_, file, problem) => {
  const { paths, problems } = readLogo(file);
  expect(paths).toBe("");
  expect(problems).toContainEqual(expect.stringMatching(problem));
});

it("draws what design programs export in a square of 28 and in the colours of the site", () => {
  const exported = svg(`
    <defs><style>.a{fill:#0a6b4f}.b{fill:none;stroke:#111;stroke-width:40px;stroke-linecap:round}</style></defs>
    <title>Logo</title><metadata>made by a program</metadata>
    <g id="Layer_1" transform="translate(0 256)"><path class="a" d="M0,0h512v256h-512z"/></g>
    <path class="b" d="M0 0L256 128"/><path fill="white" d="M0 0h128v128z"/>`);
  expect(readLogo(exported)).toEqual({
    problems: [],
    paths:
      '<path fill="var(--signal)" d="M0 14L28 14 28 28 0 28Z"/>' +
      '<path fill="none" stroke="currentColor" stroke-width="2.19" stroke-linecap="round" d="M0 0L14 7"/>' +
      '<path fill="var(--paper)" d="M0 0L7 0 7 7Z"/>',
  });
});

it("centres a logo that is wider than high, and draws a white one in ink", () => {
  expect(
    readLogo(svg('<path fill="#fff" d="M10 10h56v28h-56z"/>', "10 10 56 28"))
      .paths,
  ).toBe('<path d="M0 7L28 7 28 21 0 21Z"/>');
});
