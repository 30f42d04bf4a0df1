import type { Manifest } from "../../server/site/manifest.ts";

/** Everything that a host's configuration depends on. None of it changes from build to build. */
export type HostSettings = Pick<Manifest, "siteUrl" | "formEndpoint">;
