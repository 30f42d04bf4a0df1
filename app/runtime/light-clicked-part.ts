/**
 * A click on a drawn part goes to the part's address, as its entry in the list does;
 * a second one, or one beside the parts, leaves the address and with it the light.
 */
export function lightClickedPart(): void {
  document.addEventListener("click", ({ target }) => {
    // One of two arrangements of a drawing has the addresses.
    const drawing = (target as Element).closest(".dwg")?.closest("div:has(.bl[id])");
    if (!drawing) return;
    const classes = (target as Element).closest("g[class^=p],.bl")?.getAttribute("class") ?? "";
    const balloon = drawing.querySelector(`.bl[id].${/p\d+$/.exec(classes)?.[0] ?? "p"}`);
    const lit = drawing.querySelector(".bl:target");
    const { scrollX, scrollY } = window;
    if (balloon && balloon !== lit) location.hash = balloon.id;
    else if (lit) location.hash = "-";
    scrollTo(scrollX, scrollY);
  });
}
