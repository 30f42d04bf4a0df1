import { stringify } from "yaml";
import { folderOf, type Source } from "../../app/content/entries.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { items } from "../../app/site/sources.ts";
import { editorFields, labelOf } from "./fields.ts";
import { repository } from "./repository.ts";

/** The field that names an entry. */
const identifiers = ["name", "title", "text"];

/** A folder of entries. */
function folderCollection(source: Source) {
  const folder = folderOf(source) ?? "";
  const isMarkdown = source.files.endsWith(".md");
  const fields = editorFields(source.schema);
  return {
    name: folder,
    label: labelOf(folder),
    folder: `content/${folder}`,
    extension: isMarkdown ? "md" : "yaml",
    format: isMarkdown ? "yaml-frontmatter" : "yaml",
    identifier_field: identifiers.find((identifier) => fields.some((field) => field.name === identifier)),
    fields,
  };
}

/** The pages that are one file each. */
function singlePages() {
  const singles = kinds.filter(({ path }) => !path.includes(":slug"));
  const files = singles.map(({ name, files: file, schema }) => ({
    name,
    label: labelOf(name),
    file: `content/${file}`,
    fields: editorFields(schema),
  }));
  return { name: "pages", label: "Single pages", files };
}

/** The configuration of the editor, from the schemas that validate the same files at build time. */
export function editorConfig(): string {
  // Those that marketing edits weekly come first.
  const folders = [...items, ...kinds].filter(folderOf);
  const config = {
    backend: repository,
    // Each change is a pull request, for which the host can build a preview.
    publish_mode: "editorial_workflow",
    media_folder: "content/pictures",
    public_folder: "/pictures",
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
    },
    slug: { encoding: "ascii", clean_accents: true },
    // Omits empty fields, as the schemas require.
    output: { omit_empty_optional_fields: true },
    collections: [...folders.map(folderCollection), singlePages()],
  };
  return stringify(config, { lineWidth: 0, aliasDuplicateObjects: false });
}
