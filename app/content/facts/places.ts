import { z } from "zod";
import { sourceReader } from "../content-files.ts";
import { officePlaceFields } from "../schema/parts.ts";

/** Where the offices are. Facts derive from it; the offices' sentences may quote facts. */
const placeSchema = z.object(officePlaceFields);
export const getPlaces = sourceReader({ file: "offices", schema: z.array(placeSchema).min(1) });
