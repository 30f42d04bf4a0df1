import { expect, it } from "vitest";
import { timesOf } from "./time-zones.ts";

it.each([
  [["Asia/Kolkata", "Asia/Kolkata"], "IST, UTC +5:30"],
  [["Europe/Berlin"], "CET, UTC +1 (summer +2)"],
  [["America/New_York"], "EST, UTC -5 (summer -4)"],
  [["Australia/Sydney"], "AEST, UTC +10 (summer +11)"],
  [["Asia/Singapore"], "UTC +8"],
  [["Europe/London"], "GMT, UTC +0 (summer +1)"],
  [["Asia/Kolkata", "Europe/Berlin", "Asia/Singapore"], "IST, CET and UTC +8"],
])("offices in %j have the time zone %s", (zones, times) => {
  expect(timesOf(zones)).toBe(times);
});
