import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { TemplateServiceInput } from "../../app/pages/service/schema.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Not in a checkout, or made by the build. */
const leftOut = new Set([
  ".cache",
  ".git",
  ".react-router",
  "build",
  "data",
  "node_modules",
  "shots",
  "test-results",
]);

/** Deterministic pseudo-random numbers (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The words of a text in another order: the same length, but not a copy. */
function shuffled(text: string, random: () => number): string {
  const words = text.split(" ");
  for (let last = words.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [words[last], words[other]] = [words[other] as string, words[last] as string];
  }
  return words.join(" ");
}

/** The same shape with other sentences; short texts may be keys or fixed labels, so they stay. */
function varied(value: unknown, random: () => number): unknown {
  if (typeof value === "string") return value.length > 60 ? shuffled(value, random) : value;
  if (Array.isArray(value)) return value.map((item) => varied(item, random));
  if (value === null || typeof value !== "object") return value;
  // Its text must keep these words in their order.
  if ("limit" in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, varied(item, random)]));
}

/** The service that the generated ones are made from: the first with the usual sections. */
export async function modelService(): Promise<{ slug: string; model: TemplateServiceInput }> {
  const folder = path.join(root, "content/services");
  for (const name of (await readdir(folder)).sort()) {
    const { default: model } = await import(pathToFileURL(path.join(folder, name)).href);
    if ("expertise" in model) return { slug: path.parse(name).name, model };
  }
  throw new Error("There is no service to generate others from");
}

export function generatedService(
  { slug, model }: { slug: string; model: TemplateServiceInput },
  number: number,
): TemplateServiceInput {
  const service = varied(model, randomNumbers(number)) as TemplateServiceInput;
  const title = `Generated service ${number}`;
  return {
    ...service,
    title,
    head: {
      title: `${title}, for measuring builds`,
      description: `${number}: ${service.head.description}`.slice(0, 160),
    },
    // A menu cannot list thousands of pages, so they are only in the sitemap.
    menu: { ...model.menu, order: 99, listed: false },
    drawing: { icon: slug, ...service.drawing },
  };
}

/** Copies the project to a folder and adds generated services to it. */
export async function generateSite(folder: string, count: number): Promise<void> {
  for (const name of await readdir(root)) {
    if (leftOut.has(name)) continue;
    await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
  const model = await modelService();
  const services = path.join(folder, "content", "services");
  await mkdir(services, { recursive: true });
  for (let number = 1; number <= count; number++) {
    const source = `export default ${JSON.stringify(generatedService(model, number))};\n`;
    await writeFile(path.join(services, `generated-${number}.ts`), source);
  }
}
