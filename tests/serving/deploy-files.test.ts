import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findProgram } from "../tools/debian-program.ts";
import { argumentsOf, readCopy, stages } from "../tools/dockerfile.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

function expectFiles(files: string[]): void {
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
}

test("the image has exact releases, copies files that exist, leaves secrets out and does not run as root", () => {
  for (const [from] of stages) expect(argumentsOf(from)[0]).toMatch(/^node:24\.\d+\.\d+-[a-z-]+$/);
  const copies = stages.flat().filter((instruction) => instruction.getKeyword() === "COPY");
  expectFiles(copies.map(readCopy).flatMap(({ from, sources }) => (from === undefined ? sources : [])));
  const keywords = (stages.at(-1) ?? []).map((instruction) => instruction.getKeyword());
  expect(keywords.slice(keywords.indexOf("USER"))).toEqual([
    "USER",
    "VOLUME",
    "EXPOSE",
    "HEALTHCHECK",
    "CMD",
  ]);
  const ignored = read(".dockerignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", "node_modules", "build", "data", ".env*"]));
});

const { services, networks } = parse(read("deploy/compose.yaml"));

test("compose runs two replicas behind a proxy, and one database that only they can reach", () => {
  expect(services.site.deploy.replicas).toBe(2);
  expect(services.site.ports ?? services.database.ports).toBeUndefined();
  expect([services.database.networks, networks.back.internal]).toEqual([["back"], true]);
  expect(services.proxy.networks).toEqual(["front"]);
  expect(services.site.environment.DATABASE_URL).toContain("${POSTGRES_PASSWORD:?");
  const { context, dockerfile } = services.site.build;
  const mounted = services.proxy.volumes[0].split(":")[0];
  expectFiles([path.join("deploy", context, dockerfile), path.join("deploy", mounted)]);
});

test.each(Object.keys(services))("compose limits the log of %s, and its privileges", (name) => {
  expect(services[name].logging.options).toEqual({ "max-size": "10m", "max-file": "5" });
  expect(services[name].security_opt).toEqual(["no-new-privileges:true"]);
  if (name !== "database") expect(services[name]).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
});

test("systemd starts the server again every five seconds, as long as it takes", () => {
  const unit = read("deploy/systemd/site@.service");
  for (const line of ["Restart=on-failure", "RestartSec=5", "StartLimitIntervalSec=0"])
    expect(unit.split("\n")).toContain(line);
});

test("systemd deletes old backups only after a successful one", () => {
  const unit = read("deploy/systemd/inbox-backup.service");
  expect(unit.match(/^.*-delete$/gm)).toEqual([expect.stringMatching(/^ExecStartPost=[^-]/)]);
});

const analyze = findProgram({ name: "systemd-analyze", variable: "SYSTEMD_ANALYZE_PATH" });
test.skipIf(analyze === undefined)("systemd gives the server little access: an exposure of at most 3", () => {
  const unit = path.join(root, "deploy/systemd/site@.service");
  const report = execFileSync(analyze ?? "", ["security", "--offline=true", unit], { encoding: "utf8" });
  expect(Number(/exposure level .*: ([\d.]+)/.exec(report)?.[1])).toBeLessThanOrEqual(3);
});
