import { contentReader } from "./content-file.ts";
import { officesSchema } from "./schema/parts.ts";

export const getOffices = contentReader({ file: "offices", schema: officesSchema });
