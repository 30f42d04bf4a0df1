import { useEffect, useId, useState } from "react";
import { PageTools } from "./page-tools.tsx";
import { addGroup, drawCard, listFields, listFiles } from "./server.ts";
import type { ContentEntry, ContentList, ListedField, Place, State } from "./types.ts";

interface SettingsProps {
  /** A change shows new values. */
  state: State;
  onOpen(place: Pick<Place, "file" | "path">): void;
  onChange(change: () => Promise<State>, done: string): void;
}

/** The page as search engines and links to it show it. */
function SearchResult({
  page: { address, title, description },
}: {
  page: NonNullable<ContentEntry["page"]>;
}) {
  const [card, setCard] = useState("");
  useEffect(() => {
    drawCard(address).then(
      ({ picture }) => setCard(picture),
      () => setCard(""),
    );
  }, [address, title, description]);
  return (
    <figure className="result">
      <figcaption>In search results, and where somebody shares a link</figcaption>
      <cite>{address}</cite>
      <b>{title}</b>
      <p>{description}</p>
      {card && <img src={card} alt={`The card of ${address}`} />}
    </figure>
  );
}

/** Every field of every file, also those that do not stand on a page: menus, redirects, dates, drafts, descriptions. */
export function Settings({ state, onOpen, onChange }: SettingsProps) {
  const [{ files, kinds }, setContent] = useState<ContentList>({ files: [], kinds: [] });
  const [file, setFile] = useState("");
  const [fields, setFields] = useState<ListedField[]>([]);
  const id = useId();
  const shown = files.find((entry) => entry.file === file);

  useEffect(() => {
    listFiles().then((content) => {
      setContent(content);
      const here = content.files.find(({ page }) => page?.address === location.pathname);
      setFile((chosen) =>
        content.files.some((entry) => entry.file === chosen) ? chosen : (here?.file ?? ""),
      );
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
      <PageTools
        kinds={kinds}
        page={shown?.page}
        addresses={files.flatMap(({ page }) => page?.address ?? [])}
        onChange={(change) => onChange(change, "")}
      />
      {shown?.page && <SearchResult page={shown.page} />}
      <ul className="texts" aria-label="Fields of this file">
        {fields.map((field) => (
          <li key={field.path.join(".")}>
            <button
              type="button"
              onClick={() => (field.isGroup ? onChange(() => addGroup(field), "Added.") : onOpen(field))}
            >
              <b>{field.label}</b> {field.isGroup ? "(add)" : field.value.slice(0, 80)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
