import type { Manifest } from "../../server/site/manifest.ts";

/** All that a host's configuration knows of the site. Nothing of it changes from build to build. */
export type HostSettings = Pick<Manifest, "siteUrl" | "formEndpoint">;
