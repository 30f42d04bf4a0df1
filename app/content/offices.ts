import { contentReader } from "./entries.ts";
import { officesSchema } from "./schema/parts.ts";

export const getOffices = contentReader({ file: "offices", schema: officesSchema });
