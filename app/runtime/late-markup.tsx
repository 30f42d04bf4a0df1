import { webManifestFile } from "../seo/icons.ts";

/** What every page asks for after its first paint (fetch-late.ts). As a string, since React would move the link. */
export function LateMarkup() {
  return (
    <template dangerouslySetInnerHTML={{ __html: `<link rel="manifest" href="${webManifestFile}"/>` }} />
  );
}
