import { useEffect, useId, useState } from "react";
import { listFields, listFiles } from "./server.ts";
import type { ContentEntry, ListedField, Place, State } from "./types.ts";

interface SettingsProps {
  /** A change shows new values. */
  state: State;
  onOpen(place: Pick<Place, "file" | "path">): void;
}

/** The result of a search, as search engines and social cards show the page. */
function SearchResult({ page }: { page: NonNullable<ContentEntry["page"]> }) {
  return (
    <figure className="result">
      <figcaption>In search results and on social cards</figcaption>
      <cite>{page.address}</cite>
      <b>{page.title}</b>
      <p>{page.description}</p>
    </figure>
  );
}

/** Every field of every file, also those that do not stand on a page: menus, redirects, dates, drafts, descriptions. */
export function Settings({ state, onOpen }: SettingsProps) {
  const [files, setFiles] = useState<ContentEntry[]>([]);
  const [file, setFile] = useState("");
  const [fields, setFields] = useState<ListedField[]>([]);
  const id = useId();
  const shown = files.find((entry) => entry.file === file);

  useEffect(() => {
    listFiles().then((entries) => {
      setFiles(entries);
      const here = entries.find(({ page }) => page?.address === location.pathname);
      setFile((chosen) => chosen || (here?.file ?? ""));
    });
  }, [state]);
  useEffect(() => {
    if (file) listFields(file).then(setFields);
  }, [file, state]);

  return (
    <div className="settings">
      <label htmlFor={id}>File</label>
      <select id={id} value={file} onChange={({ target }) => setFile(target.value)}>
        {files.map((entry) => (
          <option key={entry.file} value={entry.file}>
            {entry.page ? `${entry.page.address} (${entry.file})` : entry.file}
          </option>
        ))}
      </select>
      {shown?.page && <SearchResult page={shown.page} />}
      <ul className="texts" aria-label="Fields of this file">
        {fields.map((field) => (
          <li key={field.path.join(".")}>
            <button type="button" onClick={() => onOpen(field)}>
              <b>{field.label}</b> {field.value.slice(0, 80)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
