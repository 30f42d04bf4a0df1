import { contentTypes } from "../../server/site/content-types.ts";
import {
  assetHeaders,
  fileHeaders,
  markdownHeaders,
  pageHeaders,
  sharedPageHeaders,
} from "../../server/site/headers.ts";
import type { HostSettings } from "./settings.ts";

export interface CaddyPlace {
  readonly address: string;
  readonly root: string;
  /** The address of this project's server, if it handles the form. */
  readonly server: string;
  /** More global options. */
  readonly options: readonly string[];
}

function formRoute(server: string): string {
  return `
	# The contact form: this project's server beside Caddy, started with TRUST_PROXY=loopback. Its headers are its own.
	handle /api/* {
		reverse_proxy ${server} {
			header_up X-Request-Id {http.request.uuid}
		}
	}
`;
}

export function caddyfile(settings: HostSettings, changes: Partial<CaddyPlace> = {}): string {
  const { address, root, server, options }: CaddyPlace = {
    address: new URL(settings.siteUrl).hostname,
    root: "/var/www/site",
    server: "http://127.0.0.1:3000",
    options: [],
    ...changes,
  };
  const headers = Object.entries(sharedPageHeaders()).map(([name, value]) => `		${name} "${value}"\n`);
  const types = Object.entries(contentTypes).map(([end, type]) => `		~[.]${end}$ "${type}"\n`);
  return `# Serves build/site from ${root}. Install it once with your own root: no later build changes it.
# Old addresses are in a file beside the pages; reload Caddy when they change.
{
${options.map((option) => `	${option}\n`).join("")}	servers {
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

(file_headers) {
	map {path} {site_caching} {
		~[.]html$ "${pageHeaders()["Cache-Control"]}"
		~^/assets/ "${assetHeaders()["Cache-Control"]}"
		default "${fileHeaders()["Cache-Control"]}"
	}
	map {path} {site_type} {
${types.join("")}		default application/octet-stream
	}
	header Cache-Control {site_caching}
	header Content-Type {site_type}
	@markdown path *.md
	header @markdown X-Robots-Tag ${markdownHeaders()["X-Robots-Tag"]}
	header {
		Vary Accept-Encoding
		defer
	}
}

${address} {
	root * ${root}
${settings.formEndpoint === null ? formRoute(server) : ""}
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
			~(.+) "?\${1}"
			default ""
		}
		@doubled expression {http.request.orig_uri}.matches("^[^?]*//")
		uri @doubled path_regexp //+ /
		# /contact/, /contact.html and /contact/index.html are spellings of /contact, which is the file /contact.html.
		map {path} {address} {
			~^/(index[.]html)?$ /
			~^(/.+?)(/|/index[.]html|[.]html)$ "\${1}"
			~(.+) "\${1}"
		}
		map {address} {moved_to} {
			import ${root}/_redirects.caddy
			default ""
		}
		@moved expression {moved_to} != ""
		redir @moved {moved_to}{kept_query} 301

		map {address} {page} {
			/ /index.html
			~^/(index|404)$ /none
			~(.+) "\${1}.html"
		}
		@page file {page}
		handle @page {
			@respelled expression {http.request.orig_uri.path} != {address}
			redir @respelled {address}{kept_query} 301
			rewrite * {page}
		}
		redir @doubled {path}{kept_query} 301
		@private {
			not file {page}
			path_regexp [.](html|br|gz)$|^/(_[^/]*|[.]nojekyll|vercel[.]json)$
		}
		error @private 404
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
			rewrite * /404.html
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
