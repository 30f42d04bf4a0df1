/**
 * A click on a part of a drawing sets the part's hash, like its entry in the
 * list, which highlights it. A second click, or one outside the parts, clears
 * it.
 */
export function lightClickedPart(): void {
  document.addEventListener("click", ({ target }) => {
    // Of the two layouts of a drawing, one has the ids.
    const drawing = (target as Element)
      .closest(".dwg")
      ?.closest("div:has(.bl[id])");
    if (!drawing) return;
    const classes =
      (target as Element).closest("g[class^=p],.bl")?.getAttribute("class") ??
      "";
    const balloon = drawing.querySelector(
      `.bl[id].${/p\d+$/.exec(classes)?.[0] ?? "p"}`,
    );
    const lit = drawing.querySelector(".bl:target");
    const { scrollX, scrollY } = window;
    // It replaces the entry of the history: it is a look at the drawing, not a
    // step to go back over.
    if (balloon && balloon !== lit) location.replace(`#${balloon.id}`);
    else if (lit) location.replace("#-");
    scrollTo(scrollX, scrollY);
  });
}
