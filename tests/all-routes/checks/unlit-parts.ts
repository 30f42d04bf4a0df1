import type { Page } from "@playwright/test";

/**
 * Parts of drawings that are not highlighted, or not alone, while their entry
 * in the list of parts has focus; and labels that are fainter then.
 */
export const findUnlitParts = (page: Page): Promise<string[]> =>
  page.evaluate(readUnlitParts);

function readUnlitParts(): string[] {
  const strength = (shape: Element): number => {
    const own = Number(getComputedStyle(shape).opacity);
    return shape.tagName === "svg" || !shape.parentElement
      ? own
      : own * strength(shape.parentElement);
  };
  const drawings = [...document.querySelectorAll("main svg:has(> .bl)")].filter(
    (drawing) => drawing.checkVisibility(),
  );
  const faults = drawings.flatMap((drawing) => {
    const entry = 'li a[href^="#part-"]';
    const entries =
      drawing.closest(`:has(${entry})`)?.querySelectorAll<HTMLElement>(entry) ??
      [];
    return [...entries].flatMap((entry, index) => {
      const name = `part ${index + 1}, "${entry.textContent?.trim()}"`;
      entry.focus({ preventScroll: true });
      const drawn = [...drawing.querySelectorAll(`.p${index + 1}`)];
      const others = [
        ...drawing.querySelectorAll(`.bl:not(.p${index + 1}) > path`),
      ];
      const labels = [...drawing.querySelectorAll("text")];
      if (drawn.every((shape) => shape.matches(".bl")))
        return [`${name} is not drawn`];
      if (drawn.some((shape) => strength(shape) < 1))
        return [`${name} stays dim`];
      if (labels.some((label) => strength(label) < 1))
        return [`${name} makes labels faint`];
      return others.some((shape) => strength(shape) === 1)
        ? [`${name} does not dim the others`]
        : [];
    });
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return faults;
}
