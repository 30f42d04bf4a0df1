import { writeFile } from "node:fs/promises";
import path from "node:path";
import { editorConfig } from "./config.ts";

await writeFile(path.join(import.meta.dirname, "config.yml"), editorConfig());
console.log("Wrote tools/editor/config.yml");
