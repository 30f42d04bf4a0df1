import {
  balloonClass,
  drawingClass,
  partPrefix,
} from "../drawings/drawing-classes.ts";
import { inlineSource } from "../runtime/inline-script.tsx";

function lightPart(drawing: string, balloon: string, part: string): void {
  document.addEventListener("click", ({ target }) => {
    // Of the two layouts of a drawing, one has the ids.
    const figure = (target as Element)
      .closest(`.${drawing}`)
      ?.closest(`div:has(.${balloon}[id])`);
    if (!figure) return;
    const clicked = (target as Element).closest(
      `g[class^=${part}],.${balloon}`,
    );
    const [number = part] =
      RegExp(`${part}\\d+$`).exec(clicked?.getAttribute("class") ?? "") ?? [];
    // Where the figure stands beside a text about the part, the text is shown.
    const text = document.querySelector(
      `[data-table] #part-${number.slice(1)}`,
    );
    if (text?.closest("[data-table]")?.lastElementChild?.clientWidth) {
      location.hash = text.id;
      return;
    }
    const own = figure.querySelector(`.${balloon}[id].${number}`);
    const lit = figure.querySelector(`.${balloon}:target`);
    const { scrollX, scrollY } = window;
    // It replaces the entry of the history: it is a look at the drawing, not a
    // step to go back over.
    if (own && own !== lit) location.replace(`#${own.id}`);
    else if (lit) location.replace("#-");
    scrollTo(scrollX, scrollY);
  });
}

/**
 * A click on a part of a drawing sets the part's hash, like its entry in the
 * list, which highlights it. A second click, or one outside the parts, clears
 * it.
 */
export const lightClickedPart = inlineSource(
  lightPart,
  drawingClass,
  balloonClass,
  partPrefix,
);
