import { draftItem } from "../new/template.ts";
import { RefusedChange } from "./changes.ts";
import { schemaAt, schemaOf } from "./fields.ts";
import { changeYaml, setList } from "./file-text.ts";

export interface ListStep {
  index: number;
  action: "add" | "remove" | "up" | "down";
}

/** The file with an item added after another, removed, or moved by one place. */
export function changeList(
  file: string,
  text: string,
  path: readonly (string | number)[],
  { index, action }: ListStep,
): string {
  return setList(text, path, (items, document) => {
    const to = action === "up" ? index - 1 : index + 1;
    if (!(index in items) || (action !== "add" && action !== "remove" && !(to in items)))
      throw new RefusedChange("There is no such place in the list.");
    if (action === "remove") items.splice(index, 1);
    else if (action === "add") {
      const schema = schemaAt(schemaOf(file), [...path, index + 1]);
      if (!schema) throw new RefusedChange("This list takes no further items.");
      items.splice(index + 1, 0, document.createNode(draftItem(schema, [...path, index + 1])));
    } else items.splice(to, 0, ...items.splice(index, 1));
  });
}

/** The file with a group of fields that it may have. */
export function addGroup(file: string, text: string, path: readonly (string | number)[]): string {
  const schema = schemaAt(schemaOf(file), path);
  if (!schema) throw new RefusedChange(`${file} takes no such fields.`);
  return changeYaml(text, path, (document) =>
    document.setIn(path, document.createNode(draftItem(schema, path))),
  );
}
