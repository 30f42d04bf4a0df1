import { z } from "zod";
import { sourceReader } from "../content-files.ts";

const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, "must be a name such as replyTime");
const fact = z.union([z.string().trim().min(1).max(200), z.number().int().nonnegative()]);

/** The facts that the owner states in content/facts.yaml. */
const factsSchema = z.record(name, fact);

export const getOwnersFacts = sourceReader({ file: "facts", schema: factsSchema });
