import { expect, it } from "vitest";
import { readableText } from "../../publish/output.ts";
import { builtManifest, pageSource } from "../tools/site.ts";

it("the server promises by mail what the form promises", () => {
  const words = readableText(pageSource("/contact")).replaceAll("\u00a0", " ");
  expect(words).toContain(builtManifest().replyPromise);
});
