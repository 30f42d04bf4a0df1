import { type FormEvent, type ReactNode, useId } from "react";
import { changePage } from "./server.ts";
import type { ContentEntry, PageCommand, State } from "./types.ts";

interface PageToolsProps {
  kinds: readonly string[];
  /** The page of the chosen file, if it can be renamed and removed. */
  page: ContentEntry["page"];
  addresses: readonly string[];
  onChange(change: () => Promise<State>): void;
}

interface ToolProps {
  name: string;
  children: ReactNode;
  run(fields: Record<string, string>): void;
}

function Tool({ name, children, run }: ToolProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  };
  return (
    <form className="chips" aria-label={name} onSubmit={onSubmit}>
      {children}
      <button type="submit">{name}</button>
    </form>
  );
}

/** The name of a page in its address. */
function Slug({ name, label }: { name: string; label: string }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} required pattern="[a-z0-9]+(-[a-z0-9]+)*" placeholder="data-platform" />
    </>
  );
}

function Choice({ name, label, from }: { name: string; label: string; from: readonly string[] }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {from.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </>
  );
}

/** Makes, renames and removes pages and entries, as the commands do. */
export function PageTools({ kinds, page, addresses, onChange }: PageToolsProps) {
  const run = (command: PageCommand) => onChange(() => changePage(command));
  const { kind, slug, address } = page ?? {};
  return (
    <details>
      <summary>Make, rename or remove a page</summary>
      <Tool name="Make" run={({ kind = "", slug = "" }) => run({ command: "new", kind, slug })}>
        <Choice name="kind" label="A new" from={kinds} />
        <Slug name="slug" label="named" />
      </Tool>
      {kind && slug && (
        <>
          <Tool name="Rename" run={({ to = "" }) => run({ command: "rename", kind, slug, to })}>
            <Slug name="to" label={`${address} becomes`} />
          </Tool>
          <Tool name="Remove" run={({ to = "" }) => run({ command: "remove", kind, slug, to })}>
            <Choice
              name="to"
              label={`${address} then leads to`}
              from={addresses.filter((other) => other !== address)}
            />
          </Tool>
        </>
      )}
    </details>
  );
}
