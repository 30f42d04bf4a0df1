/** `/services/web-frontend` → `services/web-frontend.html`: hosts with clean URLs then need no slash. */
export function fileNameOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** `services/web-frontend.html` → `/services/web-frontend`, `index.html` → `/`. */
export function addressOf(name: string): string {
  return name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`;
}
