import { getContent } from "../../content/entries.ts";
import { defineSource } from "../../content/kind.ts";
import { notFoundSchema } from "./schema.ts";

export const notFound = defineSource({ files: "not-found.yaml", schema: notFoundSchema });
export const getNotFound = () => getContent(notFound);
