import { contentReader } from "../../content/entries.ts";
import { notFoundSchema } from "./schema.ts";

export const getNotFound = contentReader({ file: "not-found", schema: notFoundSchema });
