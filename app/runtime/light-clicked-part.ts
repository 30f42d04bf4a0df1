/**
 * A click on a drawn part goes to the part's address, as its entry in the list does;
 * a second one, or one beside the parts, leaves the address and with it the light.
 */
export function lightClickedPart(): void {
  document.addEventListener("click", ({ target }) => {
    const drawing = (target as Element).closest(".dwg");
    if (!drawing?.querySelector(".bl[id]")) return;
    const classes = (target as Element).closest("g[class^=p],.bl")?.getAttribute("class") ?? "";
    const balloon = drawing.querySelector(`.bl.${/p\d+$/.exec(classes)?.[0] ?? "p"}`);
    const lit = drawing.querySelector(":target");
    const { scrollX, scrollY } = window;
    if (balloon && balloon !== lit) location.hash = balloon.id;
    else if (lit) location.hash = "-";
    scrollTo(scrollX, scrollY);
  });
}
