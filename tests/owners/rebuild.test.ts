import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySite, type SiteCopy } from "./site-copy.ts";

let copy: SiteCopy;
const build = () => copy.node("publish/build.ts");
const endpoint = "https://visits.example/count";

/** Each file of the output with its hash. */
const output = () =>
  Object.fromEntries(
    copy.files("build").map((file) => {
      const data = readFileSync(path.join(copy.folder, file));
      return [file, createHash("sha256").update(data).digest("hex")];
    }),
  );

beforeAll(() => {
  copy = copySite();
  expect(build().status).toBe(0);
}, 400_000);

afterAll(() => copy.remove());

describe("an incremental build", { timeout: 400_000 }, () => {
  it("changes nothing if nothing has changed, but writes missing files again", () => {
    const before = output();
    rmSync(path.join(copy.folder, "build/site/robots.txt"));
    expect(build().status).toBe(0);
    expect(output()).toEqual(before);
  });

  it("applies changed environment variables", () => {
    const settings = { CONTACT_KEEP_DAYS: "77", ANALYTICS_ENDPOINT: endpoint };
    expect(copy.node("publish/build.ts", [], settings).status).toBe(0);
    expect(copy.read("build/site/privacy-policy.html")).toContain(
      "77 days after it arrived",
    );
    expect(copy.read("build/site/index.html")).toContain(endpoint);
  });

  it("says where a content file cannot be parsed", () => {
    copy.edit("content/visits.yaml", { "notCounted: ": "notCounted: : " });
    const { status, output } = build();
    copy.edit("content/visits.yaml", { "notCounted: : ": "notCounted: " });
    expect(output).toContain("content/visits.yaml:");
    expect(status).toBe(1);
  });

  it("produces exactly the same output as a clean build", () => {
    const [service = ""] = copy.files("content/services");
    const [policy = ""] = copy.files("content/legal");
    copy.editYaml(service, (page) =>
      page.set("subtitle", `↑ ${String(page.get("subtitle"))}`.slice(0, 170)),
    );
    copy.edit(policy, { "## 1. ": "## 1. New: " });
    copy.edit("app/styles/base.css", {
      "line-height": "text-indent: 0; line-height",
    });
    expect(build().status).toBe(0);
    expect(copy.read("build/site/index.html")).not.toContain(endpoint);
    const incremental = output();
    rmSync(path.join(copy.folder, ".cache"), { recursive: true });
    expect(build().status).toBe(0);
    expect(output()).toEqual(incremental);
  });
});
