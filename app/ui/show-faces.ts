/**
 * Runs at the end of every page; the build has set the faces apart (publish/late-faces.ts). Those who come from another
 * page of the site have them in their cache and are shown them at once; on a first visit they are asked for when the
 * words have been painted in their stand-ins.
 */
export function showFaces(): void {
  const show = () => {
    for (const faces of document.querySelectorAll<HTMLStyleElement>("style[media]")) faces.media = "";
  };
  if (document.referrer.startsWith(`${location.origin}/`)) show();
  else requestAnimationFrame(() => requestAnimationFrame(show));
}
