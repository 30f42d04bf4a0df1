import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { editorConfig } from "./config.ts";

/** The editor for a host of its own; npm run dev serves it without this. */
const folder = path.resolve(import.meta.dirname, "../../.cache/editor");
await mkdir(folder, { recursive: true });
await copyFile(path.join(import.meta.dirname, "index.html"), path.join(folder, "index.html"));
await writeFile(path.join(folder, "config.yml"), editorConfig());
console.log("Wrote .cache/editor");
