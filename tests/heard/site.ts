import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type { Document } from "yaml";
import { legal } from "../../app/pages/legal/kind.ts";
import { type Files, fileNameOf, readFiles } from "../../publish/output.ts";
import { shownFields } from "../../server/contact/fields.ts";
import { editYaml } from "../../tools/page-files/yaml-text.ts";
import { routesOf } from "../all-routes/groups.ts";
import { temporaryFolder } from "../tools/temporary-folder.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** The address that the policy of the tests' content has there. */
const POLICY = "privacy-policy";
const ORIGIN = "http://site.test";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

/** Words for the fields that an owner has added to the form. */
function addFields(contact: Document): void {
  for (const { name, required } of shownFields) {
    const words = ["form", "fields", name];
    if (contact.hasIn(words)) continue;
    contact.setIn([...words, "label"], name);
    if (required) contact.setIn([...words, "missing"], `Enter: ${name}.`);
  }
}

/**
 * A project that consists of the last bundle and the content of the tests, so
 * that no edit of content/ changes what they hear. Policies are the only pages
 * whose addresses the bundle contains, so theirs has one of those.
 */
function projectOfTests(): string {
  const folder = temporaryFolder("heard");
  const bundle = path.join(root, ".cache", "app");
  if (!existsSync(bundle))
    throw new Error("There is no bundle: run npm run build");
  cpSync(bundle, path.join(folder, ".cache", "app"), { recursive: true });
  cpSync(
    path.join(import.meta.dirname, "content"),
    path.join(folder, "content"),
    { recursive: true },
  );
  for (const name of ["app", "node_modules", "package.json"])
    symlinkSync(path.join(root, name), path.join(folder, name));
  const [policy = ""] = routesOf(legal).map((route) => route.slice(1));
  for (const name of readdirSync(path.join(folder, "content"), {
    recursive: true,
    encoding: "utf8",
  })) {
    if (!/\.(yaml|md)$/.test(name)) continue;
    const file = path.join(folder, "content", name);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll(`/${POLICY}`, `/${policy}`),
    );
  }
  const contactFile = path.join(folder, "content", "contact.yaml");
  writeFileSync(
    contactFile,
    editYaml(readFileSync(contactFile, "utf8"), addFields),
  );
  const legalFolder = path.join(folder, "content", "legal");
  renameSync(
    path.join(legalFolder, `${POLICY}.md`),
    path.join(legalFolder, `${policy}.md`),
  );
  return folder;
}

/**
 * The pages of the tests' content, rendered by React, before anything that
 * publishing does for their size. In a process of its own, where React is the
 * one of a build, and on a day of its own: the footer has a year, and a
 * position closes.
 */
export async function renderContentOfTests(): Promise<Files> {
  const folder = projectOfTests();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    SITE_DATE: "2026-11-20",
  };
  const script = path.join(import.meta.dirname, "render.ts");
  await promisify(execFile)(process.execPath, [script, folder], { env });
  return readFiles(path.join(folder, "rendered"));
}

/** Answers the page's requests with these files. */
export async function serveFiles(page: Page, files: Files): Promise<void> {
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const body =
      files.get(pathname.slice(1)) ?? files.get(fileNameOf(pathname));
    const contentType = types[path.extname(pathname)] ?? "text/html";
    return body ? route.fulfill({ body, contentType }) : route.abort();
  });
}

export const addressOf = (route: string): string => ORIGIN + route;
