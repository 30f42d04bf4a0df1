/** Whether a text is open that is not saved. */
let isUnsaved = false;
export function setUnsaved(value: boolean): void {
  isUnsaved = value;
}

/** Whether what was typed may go. */
export const mayLeave = (): boolean =>
  !isUnsaved || confirm("The open text is not saved. Give it up?");

addEventListener("beforeunload", (event) => {
  if (isUnsaved) event.preventDefault();
});
