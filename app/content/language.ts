import { contentFile } from "./content-files.ts";

/**
 * The language of content/, such as `de`, for what schemas need before the
 * settings are checked.
 */
export function contentLanguage(): string {
  const settings = contentFile("content/site.yaml")?.value;
  const lang = String(Reflect.get(Object(settings), "lang"));
  try {
    return new Intl.Locale(lang).language;
  } catch {
    return "en";
  }
}
