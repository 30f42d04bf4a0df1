import { afterAll, beforeAll, expect, it } from "vitest";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** tests/navigation.spec.ts shows that such names fit the bar. */
let copy: SiteCopy;
beforeAll(() => {
  copy = copySite();
});
afterAll(() => copy.remove());

const check =
  'await (await import("./publish/site-content.ts")).loadSiteContent(process.cwd())';

it.each(["ß", "Brightwater and Partners"])(
  "every title, description and sentence has room for the name %s",
  { timeout: 120_000 },
  (name) => {
    copy.editYaml("content/site.yaml", (settings) =>
      settings.set("name", name),
    );
    const { status, output } = copy.node("--input-type=module", ["-e", check]);
    expect(output).toBe("");
    expect(status).toBe(0);
  },
);
