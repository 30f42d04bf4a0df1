import { expect, it } from "vitest";
import { readableText } from "./readable-text.ts";

it("returns what a visitor reads: text and the labels of controls, not code", () => {
  const text = readableText('<style>é{}</style><p>A &amp; B</p><script>ü</script><input placeholder="Où"/>');
  expect(text).toContain("A & B");
  expect(text).toContain("Où");
  expect(text).not.toMatch(/[éü]/);
});

it("decodes every character reference once", () => {
  expect(readableText('<p>&copy; &#39;a&#x27; &amp;lt;</p><input value="&eacute;"/>')).toMatch(
    /© 'a' &lt;.*é/,
  );
});
