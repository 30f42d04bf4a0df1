/**
 * The cut follows the range, whose value CSS cannot read. Without this script
 * there is no range, and the drawing and the screen are one below the other.
 * Self-contained, because it runs inline.
 */
export function moveCut(): void {
  const stage = document.querySelector<HTMLElement>("[data-cut]");
  const range = stage?.querySelector<HTMLInputElement>("[type=range]");
  if (!stage || !range) return;
  const move = () =>
    stage.style.setProperty("--cut", String(range.valueAsNumber / 100));
  range.addEventListener("input", move);
  stage.dataset.cut = "on";
  move();
}
