import { contentTypes } from "../../server/site/content-types.ts";
import {
  assetHeaders,
  fileHeaders,
  markdownHeaders,
  pageHeaders,
  sharedPageHeaders,
} from "../../server/site/headers.ts";
import type { HostSettings } from "./settings.ts";

interface NginxPlace {
  readonly listen: string[];
  readonly root: string;
  /** The address of this project's server, if it handles the form. */
  readonly server: string;
}

const usualPlace: NginxPlace = {
  listen: ["80", "[::]:80"],
  root: "/var/www/site",
  server: "http://127.0.0.1:3000",
};

/** An encoding that the client accepts, not one refused by q=0. */
function accepts(coding: string): string {
  return `"~*(?:^|,)\\s*${coding}\\s*(?:;\\s*q\\s*=\\s*(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)"`;
}

function headerLines(): string {
  const headers = {
    ...sharedPageHeaders(),
    "Cache-Control": "$caching",
    "X-Robots-Tag": "$robots",
    "Content-Encoding": "$encoding",
    Vary: "$vary",
    Allow: "$allow",
  };
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
    .join("");
}

/** nginx derives the type from the last extension, which is .br for a compressed copy, so each type has a location. */
function typeLocations(): string {
  const location = ([extension, type]: [string, string]) =>
    `    location ~ ^/-/.+\\.${extension}(?:\\.br|\\.gz)?$ { internal; types { } default_type "${type}"; rewrite ^/-(.+)$ $1 break; }\n`;
  return Object.entries(contentTypes).map(location).join("");
}

const chooseCopy = `        set $copy $file$accepted;
        if (!-f $document_root$copy) { set $copy $file; }
        if (-f $document_root$file.br) { set $vary Accept-Encoding; }`;

function formLocation(server: string): string {
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

/** For nginx's `http` context, such as a file in conf.d. Needs only standard modules. */
export function nginxConfiguration(settings: HostSettings, changes: Partial<NginxPlace> = {}): string {
  const { listen, root, server } = { ...usualPlace, ...changes };
  return `# Serves build/site from ${root}. Install it once in conf.d with your own listen, certificate and root:
# no later build changes it. Old addresses are in a file beside the pages; reload nginx when they change.

map_hash_bucket_size 256;

map $http_accept_encoding $accepted { ${accepts("br")} .br; ${accepts("(?:x-)?gzip")} .gz; }
map $copy $encoding { "~\\.br$" br; "~\\.gz$" gzip; }
map $file $caching { default "${fileHeaders()["Cache-Control"]}"; "~\\.html$" "${pageHeaders()["Cache-Control"]}"; "~^/assets/" "${assetHeaders()["Cache-Control"]}"; }
map $file $robots { "~\\.md$" ${markdownHeaders()["X-Robots-Tag"]}; }

# /contact/, /contact.html and /contact/index.html are spellings of /contact, which is the file /contact.html.
map $request_uri $asked { "~^(?<asked_path>[^?]*)" $asked_path; }
map $uri $address { default $uri; "~^/(?:index\\.html)?$" /; "~^(?<stem>/.+?)(?:/|/index\\.html|\\.html)$" $stem; }
map $address $page { default $address.html; / /index.html; "~^/(?:index|404)$" ""; }
map $address $moved_to { include ${root}/_redirects.nginx; }
map $uri $other_file { default $uri; "~\\.(?:html|br|gz)$" ""; "~^/(?:_[^/]*|\\.nojekyll|vercel\\.json)$" ""; }

server {
${listen.map((address) => `    listen ${address};\n`).join("")}    server_name ${new URL(settings.siteUrl).hostname} localhost;
    root ${root};

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
    set $copy "";
    set $vary "";
    set $allow "";
${headerLines()}
    location / {
        # No address here has an escape, a backslash or a dot segment; nginx would resolve them before it compares.
        if ($request_uri ~ "^[^?]*(?:%|\\\\\\\\|/\\.\\.?(?:[/?]|$))") { return 404; }
        if ($request_method !~ "^(?:GET|HEAD)$") {
            set $allow "GET, HEAD";
            return 405;
        }
        if ($moved_to) { return 301 $moved_to$is_args$args; }
        set $file $other_file;
        set $proper $uri;
        if (-f $document_root$page) {
            set $file $page;
            set $proper $address;
        }
        if ($asked != $proper) { return 301 $proper$is_args$args; }
        if (!-f $document_root$file) { return 404; }
${chooseCopy}
        rewrite ^ /-$copy last;
    }

    location /-/ { internal; types { } default_type application/octet-stream; rewrite ^/-(.+)$ $1 break; }
${typeLocations()}
    location @not_found {
        types { }
        default_type "${contentTypes.html}";
        set $file /404.html;
${chooseCopy}
        rewrite ^ $copy break;
    }
${settings.formEndpoint === null ? formLocation(server) : ""}}
`;
}
