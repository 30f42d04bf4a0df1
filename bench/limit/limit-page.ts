const contentElement = /<(style|script|svg)\b[\s\S]*?<\/\1>/g;
const otherRequest = /<(?:link|img|source)\b[^>]*>/g;
/** The full page's; the bare page gets its own. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const canonicalLink = /<link rel="canonical"[^>]*>/;
const presentation = / (?:class|id|style|popover|popovertarget|data-[\w-]+|aria-[\w-]+)(?:="[^"]*")?/g;

/** The same text in the same elements, and nothing else: what the fastest possible page would send. */
export function limitPage(html: string): string {
  const canonical = canonicalLink.exec(html)?.[0] ?? "";
  return html
    .replace(contentElement, "")
    .replace(otherRequest, "")
    .replace(policy, "")
    .replace(/<[a-z][^>]*>/g, (tag) => tag.replace(presentation, ""))
    .replace("</head>", () => `${canonical}</head>`);
}
