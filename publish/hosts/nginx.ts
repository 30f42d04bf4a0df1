import { contentTypes } from "../../server/site/content-types.ts";
import {
  assetHeaders,
  fileHeaders,
  markdownHeaders,
  pageHeaders,
  sharedPageHeaders,
} from "../../server/site/headers.ts";
import type { Manifest } from "../../server/site/manifest.ts";
import { movedAddresses } from "../../server/site/moved.ts";

export interface NginxPlace {
  readonly listen: string[];
  readonly root: string;
  /** Where this project's server takes the form, if it is the one that does. */
  readonly server: string;
}

const usualPlace: NginxPlace = {
  listen: ["80", "[::]:80"],
  root: "/var/www/site",
  server: "http://127.0.0.1:3000",
};

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

function map(
  from: string,
  to: string,
  fallback: string,
  entries: Iterable<readonly [string, string]>,
): string {
  const lines = [...entries].map(([key, value]) => `    ${quote(key)} ${quote(value)};\n`);
  return `map ${from} ${to} {\n    default ${fallback};\n${lines.join("")}}\n`;
}

/** A coding that the client names without refusing it by q=0. */
function accepts(coding: string): string {
  return `~*(?:^|,)\\s*${coding}\\s*(?:;\\s*q\\s*=\\s*(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`;
}

function maps(manifest: Manifest): string {
  const { pages } = manifest;
  return [
    map("$http_accept_encoding", "$accepted_twin", '""', [
      [accepts("br"), ".br"],
      [accepts("(?:x-)?gzip"), ".gz"],
    ]),
    map("$twin", "$twin_encoding", '""', [
      ["~\\.br$", "br"],
      ["~\\.gz$", "gzip"],
    ]),
    map("$uri", "$moved_to", '""', movedAddresses(manifest)),
    map("$uri", "$file_of_address", "$uri", [
      ...Object.entries(pages).map(([address, file]) => [address, `/${file}`] as const),
      ["~\\.(?:html|br|gz)$", ""],
      ["~^/_[a-z]+$", ""],
    ]),
    map("$file", "$caching", quote(fileHeaders()["Cache-Control"] ?? ""), [
      ["~\\.html$", pageHeaders()["Cache-Control"] ?? ""],
      ["~^/assets/", assetHeaders()["Cache-Control"] ?? ""],
    ]),
    map("$file", "$robots", '""', [["~\\.md$", markdownHeaders()["X-Robots-Tag"] ?? ""]]),
  ].join("\n");
}

function sharedHeaders(): string {
  const headers = {
    ...sharedPageHeaders(),
    "Cache-Control": "$caching",
    "X-Robots-Tag": "$robots",
    "Content-Encoding": "$twin_encoding",
    Vary: "$vary",
    Allow: "$allow",
  };
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} ${quote(value)} always;\n`)
    .join("");
}

/** nginx takes the type from the last extension, which a twin's is not: so each type has a place of its own. */
function typedFiles(): string {
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `    location ~ ^/-/.+\\.${extension}(?:\\.br|\\.gz)?$ {
        internal;
        types { }
        default_type ${quote(type)};
        rewrite ^/-(/.+)$ $1 break;
    }
`,
  );
  return types.join("");
}

const chooseTwin = `        set $twin $file$accepted_twin;
        if (!-f $document_root$twin) { set $twin $file; }
        if (-f $document_root$file.br) { set $vary "Accept-Encoding"; }`;

function formLocation({ formEndpoint }: Manifest, { server }: NginxPlace): string {
  if (formEndpoint !== null) return "";
  return `
    # The contact form: this project's server beside nginx, started with TRUST_PROXY=loopback. Its headers are its own.
    location ^~ /api/ {
        client_max_body_size 2m;
        proxy_pass ${server};
        proxy_set_header Host $host;
        proxy_set_header X-Request-Id $request_id;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_hide_header X-Request-Id;
        add_header X-Request-Id $request_id always;
    }
`;
}

/** For nginx's \`http\` context, as a file in conf.d is. It needs no module beyond those that are always there. */
export function nginxConfiguration(manifest: Manifest, changes: Partial<NginxPlace> = {}): string {
  const place = { ...usualPlace, ...changes };
  return `# Written by the build from server/site/headers.ts and content/redirects.ts: change those, not this.
# Put it into conf.d, and put your own listen, certificate and root where this says so.

map_hash_bucket_size 256;

${maps(manifest)}
server {
${place.listen.map((address) => `    listen ${address};\n`).join("")}    server_name ${new URL(manifest.siteUrl).hostname} localhost;
    root ${place.root};

    server_tokens off;
    absolute_redirect off;
    port_in_redirect off;
    client_header_timeout 10s;
    client_body_timeout 30s;
    send_timeout 70s;
    keepalive_timeout 65s;
    large_client_header_buffers 4 16k;
    error_page 404 @not_found;

    set $file "";
    set $twin "";
    set $vary "";
    set $allow "";
${sharedHeaders()}
    location / {
        # No address here has an escape, a backslash or a dot segment; nginx would resolve them before it compares.
        if ($request_uri ~ "^[^?]*(?:%|\\\\\\\\|/\\.\\.?(?:[/?]|$))") { return 404; }
        # Its maps ignore case, and addresses do not: only the hashes in the names of assets have capitals.
        if ($request_uri ~ "^(?!/+assets/)[^?]*[A-Z]") { return 404; }
        if ($request_method !~ "^(?:GET|HEAD)$") {
            set $allow "GET, HEAD";
            return 405;
        }
        if ($moved_to) { return 301 $moved_to$is_args$args; }
        if ($request_uri ~ "^[^?]*//") { return 301 $uri$is_args$args; }
        set $file $file_of_address;
        if (!-f $document_root$file) { return 404; }
${chooseTwin}
        rewrite ^ /-$twin last;
    }

    location /-/ {
        internal;
        types { }
        default_type application/octet-stream;
        rewrite ^/-(/.+)$ $1 break;
    }
${typedFiles()}
    location @not_found {
        types { }
        default_type ${quote(contentTypes.html ?? "")};
        set $file /${manifest.notFound};
${chooseTwin}
        rewrite ^ $twin break;
    }
${formLocation(manifest, place)}}
`;
}
