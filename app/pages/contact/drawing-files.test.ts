import { expect, it } from "vitest";
import { channelFile, officePlanFile } from "./drawing-files.ts";

it("has a plan for each office, and a plain one for a city without a drawing", () => {
  expect(officePlanFile("New Delhi")).toBe("plan-new-delhi");
  expect(officePlanFile("Bangalore")).toBe("plan-bangalore");
  expect(officePlanFile("Pune")).toBe("plan-bare");
});

it("draws a letter for a channel without its own drawing", () => {
  expect(channelFile("whatsapp")).toBe("channel-whatsapp");
  expect(channelFile("telex")).toBe("channel-email");
});
