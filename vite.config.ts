import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { cssTargets, scriptTargets } from "./publish/browsers.ts";
import { brandStyles } from "./tools/dev/brand-styles.ts";
import { contentErrorsInBrowser } from "./tools/dev/content-errors.ts";
import { customMedia } from "./tools/dev/custom-media.ts";
import { developmentFonts } from "./tools/dev/font-styles.ts";
import { developmentPictures } from "./tools/dev/pictures.ts";
import { contentSchemas } from "./tools/dev/schemas.ts";
import { showEdits } from "./tools/dev/show-edits.ts";
import { wordTypes } from "./tools/dev/word-types.ts";
import { editOnPage } from "./tools/edit/plugin.ts";

/** Shows drafts and future content in development. */
const showDrafts: Plugin = {
  name: "show-drafts",
  apply: "serve",
  config: () => {
    process.env.SITE_UNPUBLISHED = "all";
  },
};

const edit = editOnPage();

export default defineConfig({
  plugins: [
    showDrafts,
    showEdits(edit.messageFor),
    edit.plugin,
    brandStyles(),
    customMedia(),
    contentErrorsInBrowser(),
    contentSchemas(),
    developmentFonts(),
    developmentPictures(),
    wordTypes(),
    reactRouter(),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: {
      ...cssTargets,
      drafts: { customMedia: true },
      cssModules: { pattern: "m_[hash]_[local]", container: false },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // publish/styles.ts inlines styles per page.
    cssMinify: false,
    target: scriptTargets,
    reportCompressedSize: false,
  },
  // A page of any site on this machine may request what the development server
  // serves. So it serves no other file of the project: messages (data/), their
  // exports and backups, or settings.
  server: { fs: { allow: ["app", "node_modules"] } },
  // Inline scripts are the source text of functions, so minify the server build
  // too.
  environments: { ssr: { build: { minify: true } } },
});
