import { use } from "react";
import { webManifestFile } from "../seo/icons.ts";
import { ClientEntry } from "./client-entry.tsx";

/**
 * What every page asks for after its first paint (fetch-late.ts): the web manifest and, on a page with an island, the
 * module that wakes it. Any other page has no script file at all. As a string, since React would move the link.
 */
export function LateMarkup({ islands }: { islands: boolean }) {
  const { module } = use(ClientEntry);
  const script = islands ? `<script type="module" src="${module}"></script>` : "";
  return (
    <template
      dangerouslySetInnerHTML={{ __html: `<link rel="manifest" href="${webManifestFile}"/>${script}` }}
    />
  );
}
