import { useId, useState } from "react";
import { PageTools } from "./page-tools.tsx";
import { drawCard, listFields, listFiles } from "./server.ts";
import type { ContentEntry, FieldPlace, State } from "./types.ts";
import { useAnswer } from "./use-answer.ts";

interface SettingsProps {
  /** A change shows new values. */
  state: State;
  onOpen(place: FieldPlace): void;
  onAdd(place: FieldPlace): void;
  onChange(change: () => Promise<State>, done: string): Promise<void>;
}

/** The page as search engines and links to it show it. */
function SearchResult({
  address,
  title,
  description,
}: NonNullable<ContentEntry["page"]>) {
  const card = useAnswer(
    () => drawCard(address),
    [address, title, description],
  );
  return (
    <figure className="result">
      <figcaption>
        In search results, and where somebody shares a link
      </figcaption>
      <cite>{address}</cite>
      <b>{title}</b>
      <p>{description}</p>
      {card && <img src={card.picture} alt={`The card of ${address}`} />}
    </figure>
  );
}

/**
 * Every field of every file, also those that do not stand on a page: menus,
 * redirects, dates, drafts, descriptions.
 */
export function Settings({ state, onOpen, onAdd, onChange }: SettingsProps) {
  const { files, kinds } = useAnswer(listFiles, [state]) ?? {
    files: [],
    kinds: [],
  };
  const [chosen, setChosen] = useState("");
  const shown =
    files.find(({ file }) => file === chosen) ??
    files.find(({ page }) => page?.address === location.pathname) ??
    files[0];
  const fields = useAnswer(
    async () => (shown ? listFields(shown.file) : []),
    [shown?.file, state],
  );
  const id = useId();

  return (
    <div className="settings">
      <label htmlFor={id}>File</label>
      <select
        id={id}
        value={shown?.file}
        onChange={({ target }) => setChosen(target.value)}
      >
        {files.map(({ file, page }) => (
          <option key={file} value={file}>
            {page ? `${page.address} (${file})` : file}
          </option>
        ))}
      </select>
      <PageTools
        kinds={kinds}
        page={shown?.page}
        addresses={files.flatMap(({ page }) => page?.address ?? [])}
        onChange={(change) => onChange(change, "")}
      />
      {shown?.page && <SearchResult {...shown.page} />}
      <ul className="texts" aria-label="Fields of this file">
        {fields?.map((field) => (
          <li key={field.path.join(".")}>
            <button
              type="button"
              onClick={() => (field.isGroup ? onAdd : onOpen)(field)}
            >
              <b>{field.label}</b>{" "}
              {field.isGroup ? "(add)" : field.value.slice(0, 80)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
