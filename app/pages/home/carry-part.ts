import { balloonClass, drawingClass } from "../../drawings/drawing-classes.ts";
import { inlineSource } from "../../runtime/inline-script.tsx";

function carry(drawing: string, balloon: string): void {
  let putBack = () => {};
  const carryAlong = (
    address: string | null | undefined,
    transition: ViewTransition | null,
  ) => {
    putBack();
    const path = address && new URL(address).pathname;
    const parts = [
      ...document.querySelectorAll<SVGAElement>(
        `.${drawing} > a[href="${path}"]`,
      ),
    ];
    // One of the two layouts is shown.
    const part = parts.find((one) => one.getClientRects()[0]);
    const place = part?.getScreenCTM();
    if (!transition || !part || !place) return;
    const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    copy.append(...part.cloneNode(true).childNodes);
    copy.querySelector(`.${balloon}`)?.remove();
    copy.classList.add(drawing);
    document.body.append(copy);
    const { x, y, width, height } = copy.getBBox();
    const left = place.e + place.a * x;
    const top = place.f + place.d * y;
    copy.setAttribute("viewBox", [x, y, width, height].join(" "));
    copy.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${place.a * width}px;height:${place.d * height}px;view-transition-name:drawing`;
    part.dataset.chosen = "";
    putBack = () => {
      copy.remove();
      delete part.dataset.chosen;
    };
    transition.finished.finally(putBack);
  };
  addEventListener("pageswap", ({ activation, viewTransition }) =>
    carryAlong(activation?.entry.url, viewTransition),
  );
  // Not every browser with page transitions has the Navigation API.
  const { navigation } = window as { navigation?: Navigation };
  addEventListener("pagereveal", ({ viewTransition }) =>
    carryAlong(navigation?.activation?.from?.url, viewTransition),
  );
}

/**
 * The part of the hero's drawing that leads to the next page becomes that
 * page's figure in the transition, and the figure of the page before becomes
 * its part again. Transitions do not capture elements within an SVG, so a copy
 * of the part is in its place until the transition ends.
 */
export const carryPart = inlineSource(carry, drawingClass, balloonClass);
