import { expect, it } from "vitest";
import { closeShapes } from "./close-shapes.ts";

it("closes shapes where they open, and nothing else", () => {
  expect(closeShapes('<svg><path d="M0 0"></path><g></g><circle r="1"></circle></svg><p></p>')).toBe(
    '<svg><path d="M0 0"/><g></g><circle r="1"/></svg><p></p>',
  );
});

it("leaves a shape alone that holds something", () => {
  expect(closeShapes("<rect><title>Door</title></rect>")).toBe("<rect><title>Door</title></rect>");
});
