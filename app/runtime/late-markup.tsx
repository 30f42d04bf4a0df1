import { webManifestFile } from "../seo/icons.ts";

/** What every page loads after its first paint (fetch-late.ts). A string, because React would hoist the link. */
export function LateMarkup() {
  return (
    <template dangerouslySetInnerHTML={{ __html: `<link rel="manifest" href="${webManifestFile}"/>` }} />
  );
}
