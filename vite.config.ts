import path from "node:path";
import { pathToFileURL } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { browserTargets } from "./publish/browser-targets.ts";
import { contentErrorsInBrowser } from "./tools/dev/content-errors.ts";
import { developmentEditor } from "./tools/dev/editor.ts";
import { developmentFonts } from "./tools/dev/font-styles.ts";
import { developmentPictures } from "./tools/dev/pictures.ts";
import { showDrafts } from "./tools/dev/show-drafts.ts";
import { showEdits } from "./tools/dev/show-edits.ts";

const root = import.meta.dirname;

/** Content is read at run time, so that the bundle can be reused when only content changes. */
const contentAtRender: Plugin = {
  name: "content-at-render",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    const file = resolved && path.relative(root, resolved.id).split(path.sep).join("/");
    if (!file || !/^(content\/.*|site\.config)\.ts$/.test(file)) return null;
    return { id: pathToFileURL(resolved.id).href, external: true };
  },
  load(id) {
    const [file] = id.split("?raw");
    if (file === id || !id.startsWith(path.join(root, "content"))) return null;
    return `import { readFileSync } from "node:fs"; export default readFileSync(${JSON.stringify(file)}, "utf8");`;
  },
};

export default defineConfig({
  plugins: [
    showDrafts(),
    showEdits(),
    contentErrorsInBrowser(),
    developmentFonts(),
    developmentPictures(),
    developmentEditor(),
    contentAtRender,
    reactRouter(),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: browserTargets, cssModules: { pattern: "m_[hash]_[local]", container: false } },
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
