import { expect, it } from "vitest";
import { Stops } from "./stops.ts";

/** Stops that note their names; those in `failing` then throw. */
function noting(names: readonly string[], failing: readonly string[] = []) {
  const stops = new Stops();
  const stopped: string[] = [];
  for (const name of names) {
    stops.add(async () => {
      stopped.push(name);
      if (failing.includes(name)) throw new Error(`${name} does not stop`);
    });
  }
  return { stops, stopped };
}

it("stops the last one first, each once", async () => {
  const { stops, stopped } = noting(["server", "display", "browser"]);
  await stops.run();
  await stops.run();
  expect(stopped).toEqual(["browser", "display", "server"]);
});

it("stops all of them if one fails, and reports it", async () => {
  const { stops, stopped } = noting(["server", "display", "browser"], ["browser"]);
  await expect(stops.run()).rejects.toThrow("browser does not stop");
  expect(stopped).toEqual(["browser", "display", "server"]);
});

it("reports every failure", async () => {
  const { stops } = noting(["server", "display", "browser"], ["browser", "server"]);
  await expect(stops.run()).rejects.toThrow(/browser does not stop\n.*server does not stop/);
});

it("stops what a failed start has started, and reports the failed start", async () => {
  const { stops, stopped } = noting(["server", "display"], ["display"]);
  const start = () => stops.guard(() => Promise.reject(new Error("the browser does not start")));
  await expect(start).rejects.toThrow(/the browser does not start\n.*display does not stop/);
  expect(stopped).toEqual(["display", "server"]);
});

it("stops nothing after a start", async () => {
  const { stops, stopped } = noting(["server"]);
  expect(await stops.guard(async () => "started")).toBe("started");
  expect(stopped).toEqual([]);
});
