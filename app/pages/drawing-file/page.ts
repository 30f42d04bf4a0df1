import { unmarked } from "../../content/marks.ts";
import type { Route } from "./+types/page";
import { drawingFile } from "./files.tsx";

/** The small drawings of the menus as files, loaded only when a menu opens. */
export function loader({ params }: Route.LoaderArgs): Response {
  const svg = drawingFile(params.file.replace(/\.svg$/, ""));
  return new Response(unmarked(svg), {
    headers: { "content-type": "image/svg+xml" },
  });
}
