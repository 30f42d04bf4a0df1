import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { contentErrorsInBrowser } from "./tools/dev/content-errors.ts";
import { developmentEditor } from "./tools/dev/editor.ts";
import { developmentFonts } from "./tools/dev/font-styles.ts";
import { developmentPictures } from "./tools/dev/pictures.ts";
import { showDrafts } from "./tools/dev/show-drafts.ts";
import { showEdits } from "./tools/dev/show-edits.ts";

const root = import.meta.dirname;

/**
 * Content is read at run time, so that one bundle serves any content, in any folder: in the bundle these modules are
 * imported by their names in package.json.
 */
const atRunTime: Record<string, string> = {
  "app/content/content-files.ts": "#content-files",
  "site.config.ts": "#site-config",
};
const contentAtRunTime: Plugin = {
  name: "content-at-run-time",
  apply: "build",
  enforce: "pre",
  resolveId: {
    // Without a filter, every import would be resolved twice.
    filter: { id: Object.keys(atRunTime).map((file) => new RegExp(`/${path.basename(file)}$`)) },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const id = resolved && atRunTime[path.relative(root, resolved.id).split(path.sep).join("/")];
      return id ? { id, external: true } : null;
    },
  },
};

/** Browsers with popovers, nesting and light-dark(): since mid-2024. */
const browsers = { chrome: 125 << 16, firefox: 127 << 16, safari: (17 << 16) | (5 << 8) };

export default defineConfig({
  plugins: [
    showDrafts(),
    showEdits(),
    contentErrorsInBrowser(),
    developmentFonts(),
    developmentPictures(),
    developmentEditor(),
    contentAtRunTime,
    reactRouter(),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: browsers, cssModules: { pattern: "m_[hash]_[local]", container: false } },
  },
  build: {
    assetsInlineLimit: 0,
    // publish/styles.ts inlines styles per page.
    cssMinify: false,
    cssTarget: ["chrome125", "firefox127", "safari17.5"],
    reportCompressedSize: false,
  },
  // If Vite discovered it on the first use of the form, it would reload the page.
  optimizeDeps: { include: ["@base-ui/react/toast"] },
  // Inline scripts are the source text of functions, so minify the server build too.
  environments: { ssr: { build: { minify: true } } },
});
