import { stringify } from "yaml";
import { collections } from "../../app/content/collections/index.ts";
import type { FolderSource } from "../../app/content/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { editorFields, labelOf } from "./fields.ts";
import { repository } from "./repository.ts";

interface MarkdownFolder {
  name: string;
  content: FolderSource<unknown>;
}

/** Every folder of Markdown files; those that marketing edits weekly come first. */
function markdownFolders(): MarkdownFolder[] {
  const pages = kinds.flatMap(({ name, content }) =>
    "folder" in content && content.format === "md" ? [{ name, content }] : [],
  );
  return [...collections, ...pages];
}

/** The field that names an entry. */
const identifiers = ["name", "title", "text"];

function editorCollection({ name, content: { folder, schema } }: MarkdownFolder) {
  const fields = editorFields(schema);
  return {
    name: folder,
    label: labelOf(folder),
    label_singular: labelOf(name),
    folder: `content/${folder}`,
    extension: "md",
    format: "yaml-frontmatter",
    identifier_field: identifiers.find((identifier) => fields.some((field) => field.name === identifier)),
    fields,
  };
}

/** The configuration of the editor, from the schemas that validate the same files at build time. */
export function editorConfig(): string {
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
    collections: markdownFolders().map(editorCollection),
  };
  return `# Written by npx node tools/editor/main.ts from the schemas of content/.\n${stringify(config, { lineWidth: 0 })}`;
}
