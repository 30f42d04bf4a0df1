import { startEditing, useToken } from "./server.ts";

/** Called by every page in development: opens the editor, or offers it. */
export async function start(token: string, isEditing: boolean): Promise<void> {
  useToken(token);
  if (isEditing) {
    const { openEditor } = await import("./editor.tsx");
    return openEditor();
  }
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Edit this page";
  button.style.cssText =
    "position:fixed;inset:auto 1rem 1rem auto;z-index:9;padding:.5rem 1rem;font:inherit";
  button.onclick = () => startEditing().then(() => location.reload());
  document.body.append(button);
}
