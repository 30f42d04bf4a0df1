import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { exchange } from "../../server/testing/exchange.ts";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { runChildServer } from "../tools/child-server.ts";
import { readCopy, stages } from "../tools/dockerfile.ts";
import { freePort } from "../tools/ports.ts";

const root = path.resolve(import.meta.dirname, "../..");
const image = mkdtempSync(path.join(tmpdir(), "image-"));
afterAll(() => rmSync(image, { recursive: true, force: true }));

/** What `npm ci --omit=dev --omit=optional` leaves, by the flags of the lockfile. */
function copyDependencies(): void {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
  for (const [name, entry] of Object.entries<Record<string, unknown>>(packages)) {
    if (name === "" || entry.dev || entry.optional || entry.devOptional) continue;
    const nested = (file: string) => !file.slice(path.join(root, name).length).includes("node_modules");
    cpSync(path.join(root, name), path.join(image, name), { recursive: true, filter: nested });
  }
}

test("what the image's last stage copies is enough to serve the site and to read its inbox", async () => {
  const site = await writeFixtureSite();
  for (const instruction of (stages.at(-1) ?? []).filter((it) => it.getKeyword() === "COPY")) {
    const { from, sources, target } = readCopy(instruction);
    const source = path.posix.relative("/site", sources[0] ?? "");
    if (from === "dependencies") copyDependencies();
    else
      cpSync(source === "build" ? site.buildDir : path.join(root, source), path.join(image, target), {
        recursive: true,
      });
  }
  const port = await freePort();
  const environment = {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    BUILD_DIR: path.join(image, "build"),
    DATA_DIR: path.join(image, "data"),
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const server = await runChildServer(
    process.execPath,
    [path.join(image, "server/main.ts")],
    port,
    environment,
  );
  for (const address of ["/healthz", "/readyz", "/contact"])
    expect([address, (await exchange(port, address)).status]).toEqual([address, 200]);
  await server.stop();
  const inbox = readFileSync(path.join(image, "usr/local/bin/inbox"), "utf8").replaceAll(
    "/site/",
    `${image}/`,
  );
  const { stdout, status } = spawnSync("sh", ["-c", inbox, "inbox", "list", "--json"], {
    env: environment,
    encoding: "utf8",
  });
  expect([status, JSON.parse(stdout)]).toEqual([0, []]);
  await site.remove();
});
