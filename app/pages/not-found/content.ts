import { contentReader } from "../../content/content-file.ts";
import { notFoundSchema } from "./schema.ts";

export const getNotFound = contentReader({ file: "not-found", schema: notFoundSchema });
