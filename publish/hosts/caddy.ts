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

export interface CaddyPlace {
  readonly address: string;
  readonly root: string;
  /** Where this project's server takes the form, if it is the one that does. */
  readonly server: string;
  /** Further global options. */
  readonly options: readonly string[];
}

/** A Caddyfile has no escapes but that of the quote itself. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function map(
  from: string,
  to: string,
  fallback: string,
  entries: Iterable<readonly [string, string]>,
): string {
  const lines = [...entries].map(([key, value]) => `		${quote(key)} ${quote(value)}\n`);
  return `	map ${from} ${to} {\n${lines.join("")}		default ${fallback}\n	}`;
}

/** What a file is sent with, by its name in the output. */
function fileHeadersSnippet(): string {
  const caching = [
    ["~[.]html$", pageHeaders()["Cache-Control"] ?? ""],
    ["~^/assets/", assetHeaders()["Cache-Control"] ?? ""],
  ] as const;
  const types = Object.entries(contentTypes).map(([extension, type]) => [`~[.]${extension}$`, type] as const);
  return `(file_headers) {
${map("{path}", "{site_caching}", quote(fileHeaders()["Cache-Control"] ?? ""), caching)}
${map("{path}", "{site_type}", "application/octet-stream", types)}
	header Cache-Control {site_caching}
	@markdown path *.md
	header @markdown X-Robots-Tag ${quote(markdownHeaders()["X-Robots-Tag"] ?? "")}
	header Content-Type {site_type}
	header {
		Vary Accept-Encoding
		defer
	}
}`;
}

function formRoute({ formEndpoint }: Manifest, { server }: CaddyPlace): string {
  if (formEndpoint !== null) return "";
  return `
	# The contact form: this project's server beside Caddy, started with TRUST_PROXY=loopback. Its headers are its own.
	handle /api/* {
		reverse_proxy ${server}
	}
`;
}

export function caddyfile(manifest: Manifest, changes: Partial<CaddyPlace> = {}): string {
  const place: CaddyPlace = {
    address: new URL(manifest.siteUrl).hostname,
    root: "/var/www/site",
    server: "http://127.0.0.1:3000",
    options: [],
    ...changes,
  };
  const pages = Object.entries(manifest.pages).map(([page, file]) => [page, `/${file}`] as const);
  const headers = Object.entries(sharedPageHeaders()).map(([name, value]) => `		${name} ${quote(value)}\n`);
  return `# Written by the build from server/site/headers.ts and content/redirects.ts: change those, not this.
{
${place.options.map((option) => `	${option}\n`).join("")}	servers {
		max_header_size 16KB
		timeouts {
			read_header 10s
			read_body 30s
			idle 65s
		}
	}
}

(shared_headers) {
	header {
${headers.join("")}		-Server
	}
}

${fileHeadersSnippet()}

${place.address} {
	root * ${place.root}
${formRoute(manifest, place)}
	route {
		import shared_headers
		# No address here has an escape, a backslash or a dot segment; Caddy would resolve them before it compares.
		@unreadable expression !{http.request.orig_uri}.matches("^[a-zA-Z0-9_./~!$&()*+,;=:@-]*([?].*)?$")
		error @unreadable 404
		@dotted expression {http.request.orig_uri}.matches("^[^?]*/[.][.]?([/?]|$)")
		error @dotted 404
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		respond @writing 405

		map {query} {kept_query} {
			"~(.+)" "?\${1}"
			default ""
		}
		@doubled expression {http.request.orig_uri}.matches("^[^?]*//")
		uri @doubled path_regexp //+ /
${map("{path}", "{moved_to}", '""', movedAddresses(manifest))}
		@moved expression {moved_to} != ""
		redir @moved {moved_to}{kept_query} 301
		redir @doubled {path}{kept_query} 301

		@private path_regexp [.](html|br|gz)$|^/_[a-z]+$
		error @private 404
${map("{path}", "{page_file}", "{path}", pages)}
		rewrite * {page_file}
		import file_headers
		file_server {
			precompressed br gzip
			disable_canonical_uris
			index never
		}
	}

	handle_errors {
		import shared_headers
		route {
			rewrite * /${manifest.notFound}
			import file_headers
			file_server {
				precompressed br gzip
				status 404
			}
		}
	}
}
`;
}
