/**
 * Attributes that belong to the visitor's use of the page, to the editor, or to
 * the fonts of its parts (app/runtime/fetch-late.ts).
 */
const kept = new Set([
  "open",
  "data-edit",
  "tabindex",
  "data-laid-out",
  "style",
]);

function morphAttributes(old: Element, made: Element): void {
  for (const { name, value } of [...made.attributes])
    if (!kept.has(name) && old.getAttribute(name) !== value)
      old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!kept.has(name) && !made.hasAttribute(name)) old.removeAttribute(name);
}

const isAlike = (a: Node | undefined, b: Node | undefined) =>
  a !== undefined && b !== undefined && a.nodeName === b.nodeName;

/**
 * Makes an element like another one, and keeps every node that can stay:
 * scripts have listeners on them, and the visitor a scroll position, focus and
 * open menus.
 */
export function morph(old: Element, made: Element): void {
  morphAttributes(old, made);
  const before = [...old.childNodes];
  const after = [...made.childNodes];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isAlike(before[start], after[start])) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    isAlike(before.at(-1 - end), after.at(-1 - end))
  )
    end += 1;
  const next = before[before.length - end] ?? null;
  for (const node of before.slice(start, before.length - end)) node.remove();
  for (const node of after.slice(start, after.length - end))
    old.insertBefore(document.importNode(node, true), next);
  for (const [index, node] of old.childNodes.entries()) {
    const other = after[index];
    if (node instanceof Element && other instanceof Element) morph(node, other);
    else if (
      node instanceof Text &&
      other instanceof Text &&
      node.data !== other.data
    )
      node.data = other.data;
  }
}

/** React owns a form that is in use. */
let isHydrated = false;
const onHydrated = () => {
  isHydrated = true;
};
addEventListener("hydrated", onHydrated, { capture: true });

/** What a page shows, without its scripts and the editor. */
const partsOf = ({ body }: Document) =>
  [...body.children].filter(
    (part) => !part.matches("script, template, style, [data-edit]"),
  );

/**
 * Shows the page as the server renders it now, in place; false if the browser
 * has to load it again.
 */
export async function refresh(): Promise<boolean> {
  const answer = await fetch(location.href, {
    headers: { accept: "text/html" },
  });
  const made = new DOMParser().parseFromString(
    await answer.text(),
    "text/html",
  );
  const parts = partsOf(document);
  const others = partsOf(made);
  const isSame =
    parts.length === others.length &&
    parts.every((part, index) => isAlike(part, others[index]));
  if (!answer.ok || !isSame || isHydrated) return false;
  document.title = made.title;
  for (const [index, part] of parts.entries())
    morph(part, others[index] as Element);
  // What has been added has the fonts of the page too.
  document.body.dataset.laidOut = "";
  return true;
}
