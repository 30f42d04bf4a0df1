import { describe, expect, it } from "vitest";
import { limitPage } from "./limit-page.ts";

const page = `<!doctype html><html lang="en"><head><title>T</title><link rel="canonical" href="https://a.example/x"/>
<link rel="preload" href="/f.woff2" as="font"/><style>p{color:red}</style></head>
<body class="a"><p class="lead" id="x">Words <a href="/y" data-z="1">here</a></p><svg><text>drawn</text></svg>
<img src="/a.svg" alt=""/><script type="module" src="/s.js"></script></body></html>`;

describe("limitPage", () => {
  it("keeps the text, its elements and its links", () => {
    expect(limitPage(page)).toContain('<p>Words <a href="/y">here</a></p>');
    expect(limitPage(page)).toContain("<title>T</title>");
    expect(limitPage(page)).toContain('<link rel="canonical" href="https://a.example/x"/></head>');
  });

  it("requests nothing and has no styles", () => {
    expect(limitPage(page)).not.toMatch(/<style|<script|<svg|<img|rel="preload"|class=|drawn/);
  });
});
