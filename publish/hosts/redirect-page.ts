import { escapeUTF8 as escapeHtml } from "entities";
import type { Manifest } from "../../server/site/manifest.ts";

/** The page at an old address on a static host: it redirects without scripts or styles. */
export function redirectPage(to: string, { siteUrl }: Manifest): string {
  const path = escapeHtml(to);
  const address = escapeHtml(siteUrl + to);
  return `<!doctype html>
<html lang="en">
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${path}">${address}</a>.</p>
</main>
</body>
</html>
`;
}
