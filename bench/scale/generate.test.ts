import { expect, it } from "vitest";
import { titleProblem } from "../../app/content/title-length.ts";
import { templateServiceSchema } from "../../app/pages/service/schema.ts";
import { generatedService, modelService } from "./generate.ts";

it.each([1, 1000])("generates a service that a build accepts: number %i", async (number) => {
  const generated = generatedService(await modelService(), number);
  expect(templateServiceSchema.safeParse(generated).error).toBeUndefined();
  expect(titleProblem(generated.head.title, "")).toBeUndefined();
});
