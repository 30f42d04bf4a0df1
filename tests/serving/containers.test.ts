import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { exchange } from "../../server/testing/exchange.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { runChildServer } from "../tools/child-server.ts";
import { argumentsOf, parseDockerfile, readCopy } from "../tools/dockerfile.ts";
import { freePort } from "../tools/ports.ts";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const stages = parseDockerfile(read("Dockerfile"));
const last = stages.at(-1) ?? [];
const find = (keyword: string) => last.filter((instruction) => instruction.getKeyword() === keyword);

describe("the Dockerfile", () => {
  test("has stages, each from an exact release of Node", () => {
    expect(stages.length).toBeGreaterThan(1);
    for (const [from] of stages) expect(argumentsOf(from)[0]).toMatch(/^node:24\.\d+\.\d+-[a-z-]+$/);
  });

  test("runs as a user that is not root, from its last stage on", () => {
    expect(find("USER").map(argumentsOf)).toEqual([["node"]]);
    const afterUser = last.slice(last.findIndex((instruction) => instruction.getKeyword() === "USER"));
    expect(afterUser.map((instruction) => instruction.getKeyword())).not.toContain("COPY");
  });

  test("has a health check", () => {
    expect(argumentsOf(find("HEALTHCHECK")[0]).at(-1)).toMatch(/:\$\{PORT:-3000\}\/healthz"$/);
  });

  test("copies only existing files, and never the whole folder into the final image", () => {
    for (const instruction of find("COPY"))
      expect(readCopy(instruction).from).toMatch(/^(build|dependencies)$/);
    for (const stage of stages) {
      for (const instruction of stage) {
        expect(instruction.getKeyword()).not.toBe("ADD");
        if (instruction.getKeyword() !== "COPY") continue;
        const { from, sources } = readCopy(instruction);
        if (from !== undefined) continue;
        for (const source of sources)
          expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
      }
    }
  });

  test("is built without secrets, data or local node_modules", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".git", "node_modules", "build", "data", ".env*"]));
  });
});

describe("what the Dockerfile's last stage copies", () => {
  let site: FixtureSite;
  let image: string;
  /** The image's working folder represents /site. */
  const inImage = (target: string) => path.join(image, target.replace(/^\/usr/, "usr"));
  /** What `npm ci --omit=dev --omit=optional` leaves, from the flags of the lockfile. */
  function copyDependencies(): void {
    const { packages } = JSON.parse(read("package-lock.json"));
    for (const [name, entry] of Object.entries<Record<string, unknown>>(packages)) {
      if (name === "" || entry.dev || entry.optional || entry.devOptional) continue;
      const nested = (file: string) => !file.slice(path.join(root, name).length).includes("node_modules");
      cpSync(path.join(root, name), path.join(image, name), { recursive: true, filter: nested });
    }
  }
  beforeAll(async () => {
    site = await writeFixtureSite();
    image = await mkdtemp(path.join(tmpdir(), "image-"));
    for (const { from, sources, target } of find("COPY").map(readCopy)) {
      const [source = ""] = sources.map((file) => path.posix.relative("/site", file));
      if (from === "dependencies") copyDependencies();
      else
        cpSync(source === "build" ? site.buildDir : path.join(root, source), inImage(target), {
          recursive: true,
        });
    }
    await mkdir(path.join(image, "data"));
    for (const folder of ["server", "build", "node_modules"]) await chmod(path.join(image, folder), 0o555);
  }, 60_000);
  afterAll(async () => {
    await site.remove();
    await rm(image, { recursive: true, force: true });
  });

  test("is enough to run", { timeout: 30_000 }, async () => {
    const port = await freePort();
    const [program, ...given] = JSON.parse(argumentsOf(find("CMD")[0]).join(" ")) as string[];
    // Node itself, so that it receives the signals.
    expect(program).toBe("node");
    const server = await runChildServer(
      process.execPath,
      given.map((file) => path.join(image, file)),
      port,
      {
        NODE_ENV: "production",
        BUILD_DIR: path.join(image, "build"),
        DATA_DIR: path.join(image, "data"),
        HOST: "127.0.0.1",
        PORT: String(port),
      },
    );
    expect((await exchange(port, "/healthz")).status).toBe(200);
    expect((await exchange(port, "/readyz")).status).toBe(200);
    expect((await exchange(port, "/contact")).status).toBe(200);
    await server.stop();
  });

  test("has the inbox command", () => {
    const command = readFileSync(inImage("/usr/local/bin/inbox"), "utf8").replaceAll("/site/", `${image}/`);
    const { stdout, status } = spawnSync("sh", ["-c", command, "inbox", "list", "--json"], {
      env: {
        PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
        DATA_DIR: path.join(image, "data"),
      },
      encoding: "utf8",
    });
    expect([status, JSON.parse(stdout)]).toEqual([0, []]);
    expect(statSync(path.join(root, "containers/inbox")).mode & 0o111).toBe(0o111);
  });
});

describe("compose.yaml", () => {
  const { services, networks, volumes } = parse(read("compose.yaml"));

  test("has two replicas of the site behind nginx, and one database that only they can reach", () => {
    expect(services.site.deploy.replicas).toBe(2);
    expect(services.site.ports).toBeUndefined();
    expect(services.database.ports).toBeUndefined();
    expect(services.database.networks).toEqual(["back"]);
    expect(networks.back.internal).toBe(true);
    expect(services.proxy.networks).not.toContain("back");
  });

  test.each(["site", "proxy"])("gives %s no privileges that it does not need", (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
  });

  test("pins its images, and keeps the inbox in a volume", () => {
    for (const name of ["proxy", "database"]) expect(services[name].image).toMatch(/:\d+\.\d+[\w.-]*$/);
    const [volume] = services.database.volumes[0].split(":");
    expect(volumes).toHaveProperty(volume);
  });

  test("starts the site only with a database, the proxy only with a site, and without a built-in password", () => {
    expect(services.site.depends_on.database.condition).toBe("service_healthy");
    expect(services.proxy.depends_on.site.condition).toBe("service_healthy");
    expect(services.database.healthcheck.test[0]).toBe("CMD");
    expect(services.site.environment.DATABASE_URL).toContain("${POSTGRES_PASSWORD:?");
  });

  test("mounts files that exist", () => {
    for (const mount of services.proxy.volumes)
      expect(existsSync(path.join(root, mount.split(":")[0]))).toBe(true);
  });
});
