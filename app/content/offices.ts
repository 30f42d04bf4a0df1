import { getContent } from "./entries.ts";
import { defineSource } from "./kind.ts";
import { officesSchema } from "./schema/parts.ts";

export const offices = defineSource({
  files: "offices.yaml",
  schema: officesSchema,
});
export const getOffices = () => getContent(offices);
