import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseContactEnvironment } from "../../server/contact/environment.ts";
import { openInbox } from "../../server/contact/storage/inbox.ts";
import { sampleMessage } from "../../server/contact/testing/samples.ts";
import { findProgram } from "../tools/debian-program.ts";
import { testFolder } from "../tools/test-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { dependencies, scripts } = JSON.parse(
  readFileSync(path.join(root, "package.json"), "utf8"),
);
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

function expectFiles(files: string[]): void {
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual(
    [],
  );
}

const dockerfile = read("deploy/Dockerfile");
const copied = [
  ...dockerfile.matchAll(/^COPY (?:--from=\w+ \/site\/)?(.+) \S+$/gm),
].flatMap(([, files = ""]) => files.split(" "));

test("the image has exact releases, copies files that exist, leaves secrets out and does not run as root", () => {
  for (const [from] of dockerfile.matchAll(/^FROM .*/gm))
    expect(from).toMatch(/^FROM node:24\.\d+\.\d+-[a-z]/);
  expectFiles(copied.filter((file) => file !== "build"));
  expect(dockerfile).toMatch(/\nUSER node\n(?:(?!COPY|USER).*\n)*$/);
  const ignored = read(".dockerignore").split("\n");
  expect(ignored).toEqual(
    expect.arrayContaining([".git", "node_modules", "build", "data", ".env*"]),
  );
});

test("the image has the check that npm runs before it installs", () => {
  const [, check = ""] = /^node (\S+)$/.exec(scripts.preinstall) ?? [];
  const beforeInstall = dockerfile.slice(0, dockerfile.indexOf("RUN npm ci\n"));
  expect(beforeInstall).toContain(`COPY ${check} ${path.dirname(check)}/\n`);
});

test("the image has everything that the server imports", () => {
  const files = readdirSync(path.join(root, "server"), {
    recursive: true,
    encoding: "utf8",
  });
  for (const file of files.filter((name) =>
    /^(?!.*\btesting\b).*(?<!\.test)\.ts$/.test(name),
  )) {
    for (const [, module = ""] of read(`server/${file}`).matchAll(
      / from "([^"]+)";$/gm,
    )) {
      if (module.startsWith("."))
        expect(path.join("server", file, "..", module)).toMatch(/^server\//);
      else if (!module.startsWith("node:"))
        expect(Object.keys(dependencies)).toContain(module);
    }
  }
});

const { services, networks } = parse(read("deploy/compose.yaml"));

test("compose runs two replicas behind a proxy, and one database that only they can reach", () => {
  expect(services.site.deploy.replicas).toBe(2);
  expect(services.site.ports ?? services.database.ports).toBeUndefined();
  expect([services.database.networks, networks.back.internal]).toEqual([
    ["back"],
    true,
  ]);
  expect(services.proxy.networks).toEqual(["front"]);
  expect(services.site.environment.DATABASE_URL).toContain(
    "${POSTGRES_PASSWORD:?",
  );
  const { context, dockerfile } = services.site.build;
  expectFiles([path.join("deploy", context, dockerfile)]);
  for (const volume of services.proxy.volumes)
    expectFiles([path.join("deploy", volume.split(":")[0])]);
});

test.each(Object.keys(services))(
  "compose limits the log of %s, and its privileges",
  (name) => {
    expect(services[name].logging.options).toEqual({
      "max-size": "10m",
      "max-file": "5",
    });
    expect(services[name].security_opt).toEqual(["no-new-privileges:true"]);
    if (name !== "database")
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
      });
  },
);

test("systemd starts the server as often as it takes, and deletes backups only after a successful one", () => {
  const unit = read("deploy/systemd/site@.service");
  expect(unit).toMatch(
    /\nStartLimitIntervalSec=0\n(?:.*\n)+Restart=on-failure\nRestartSec=5\n/,
  );
  // Only after these does the server tell that it is ready, and that it lives.
  expect(unit).toMatch(
    /\nType=notify\nTimeoutStartSec=infinity\n(?:.*\n)*NotifyAccess=all\n(?:.*\n)*WatchdogSec=/,
  );
  const backup = read("deploy/systemd/inbox-backup.service");
  expect(backup.match(/^.*-delete$/gm)).toEqual([
    expect.stringMatching(/^ExecStartPost=[^-]/),
  ]);
});

test("the inbox program of a service has its user, its store and its settings", async () => {
  const folder = testFolder("service");
  const data = path.join(folder, "data");
  const settings = path.join(folder, "site.env");
  const stub = '#!/bin/sh\necho "$1 $2" >&2\nshift 3\nexec "$@"\n';
  writeFileSync(path.join(folder, "runuser"), stub, { mode: 0o755 });
  writeFileSync(
    settings,
    "DATA_DIR=/elsewhere\nCONTACT_WEBHOOK_URL=http://127.0.0.1:9/\n",
  );
  const program = read("deploy/systemd/inbox")
    .replaceAll("/srv/site/current", root)
    .replace("/var/lib/site", data)
    .replace("/etc/site.env", settings);
  const inbox = (...args: string[]) =>
    spawnSync("sh", ["-c", program, "inbox", ...args], {
      env: { PATH: `${folder}:${process.env.PATH}` },
      encoding: "utf8",
    });
  const none = inbox("list");
  expect([none.status, none.stderr]).toEqual([
    1,
    expect.stringContaining(`There is no inbox in ${data}:`),
  ]);
  const server = await openInbox(parseContactEnvironment({ DATA_DIR: data }));
  const { id } = (await server.add(sampleMessage())) as { id: string };
  await server.close();
  expect(inbox("redeliver", id)).toMatchObject({
    status: 0,
    stdout: "1 message on the way to webhook.\n",
    stderr: "--user site\n",
  });
});

const analyze = findProgram({
  name: "systemd-analyze",
  variable: "SYSTEMD_ANALYZE_PATH",
});
test.skipIf(analyze === undefined)(
  "systemd gives the server little access: an exposure of at most 3",
  () => {
    const unit = path.join(root, "deploy/systemd/site@.service");
    const report = execFileSync(
      analyze ?? "",
      ["security", "--offline=true", unit],
      { encoding: "utf8" },
    );
    expect(
      Number(/exposure level .*: ([\d.]+)/.exec(report)?.[1]),
    ).toBeLessThanOrEqual(3);
  },
);
