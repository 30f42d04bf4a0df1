import { createReplacer } from "./replace-characters.ts";

/** For text and for quoted attributes. */
export const escapeHtml = createReplacer({
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\0": "\uFFFD",
});
