import { useEffect } from "react";
import { type EditableSpot, isSeen, spotAt } from "./spots.ts";

/** The text that the keyboard is at. */
const spotOf = (spots: readonly EditableSpot[], element: Element) =>
  spots.find((spot) => isSeen(spot) && element.contains(spot.host));

const isOwn = (target: EventTarget | null) =>
  !(target instanceof Element) || target.closest("[data-edit]") !== null;

/**
 * While texts can be edited: points at the one under the pointer or the focus,
 * and opens it by click, Enter or drop.
 */
export function usePageEvents(
  spots: readonly EditableSpot[],
  point: (spot: EditableSpot | undefined) => void,
  edit: (
    place: EditableSpot["place"],
    spot: EditableSpot,
    dropped?: File,
  ) => void,
): void {
  useEffect(() => {
    const listening = new AbortController();
    // Before the page's own listeners: a click on a link edits it.
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      react: (event: WindowEventMap[Name]) => void,
    ) =>
      addEventListener(name, react, {
        capture: true,
        signal: listening.signal,
      });
    const at = ({ target, clientX, clientY }: MouseEvent) =>
      isOwn(target)
        ? undefined
        : spotAt(spots, target as Element, clientX, clientY);
    const open = (
      event: Event,
      spot: EditableSpot | undefined,
      dropped?: File,
    ) => {
      if (!spot) return;
      event.preventDefault();
      event.stopPropagation();
      edit(spot.place, spot, dropped);
    };
    // With Ctrl or Command, a link leads to its page.
    const isPlain = ({ ctrlKey, metaKey }: MouseEvent | KeyboardEvent) =>
      !ctrlKey && !metaKey;

    on("pointermove", (event) => point(at(event)));
    on("focusin", ({ target }) => {
      if (!isOwn(target)) point(spotOf(spots, target as Element));
    });
    on("click", (event) => {
      // A click by keyboard has no place.
      if (isPlain(event) && event.detail > 0) open(event, at(event));
    });
    on("keydown", (event) => {
      const { key, target } = event;
      if (key !== "Enter" || !isPlain(event) || isOwn(target)) return;
      if (!(target as Element).matches("input, select, textarea"))
        open(event, spotOf(spots, target as Element));
    });
    const pictureAt = (event: DragEvent) => {
      const spot = at(event);
      return spot?.attribute === "alt" ? spot : undefined;
    };
    on("dragover", (event) => pictureAt(event) && event.preventDefault());
    on("drop", (event) =>
      open(event, pictureAt(event), event.dataTransfer?.files[0]),
    );
    return () => listening.abort();
  }, [spots, point, edit]);
}
