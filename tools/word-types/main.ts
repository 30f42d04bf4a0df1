/** Derives the types of the labels from content/words.yaml, for tsc. */
import path from "node:path";
import { writeWordTypes } from "./word-types.ts";

writeWordTypes(path.resolve(import.meta.dirname, "../.."));
