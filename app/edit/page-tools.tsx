import { Form, Line } from "./form.tsx";
import { changePage } from "./server.ts";
import type { ContentEntry, PageCommand, State } from "./types.ts";

/** The name of a page in its address. */
function Slug({ name, label }: { name: string; label: string }) {
  return (
    <Line
      name={name}
      label={label}
      required
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      placeholder="data-platform"
    />
  );
}

function Choice({
  name,
  label,
  from,
}: {
  name: string;
  label: string;
  from: readonly string[];
}) {
  return (
    <label>
      {label}{" "}
      <select name={name}>
        {from.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

interface PageToolsProps {
  kinds: readonly string[];
  /** The page of the chosen file, if it can be renamed and removed. */
  page: ContentEntry["page"];
  addresses: readonly string[];
  onChange(change: () => Promise<State>): Promise<void>;
}

/** Makes, renames and removes pages and entries, as the commands do. */
export function PageTools({
  kinds,
  page,
  addresses,
  onChange,
}: PageToolsProps) {
  const run = (command: PageCommand) => onChange(() => changePage(command));
  const { kind, slug, address } = page ?? {};
  return (
    <details>
      <summary>Make, rename or remove a page</summary>
      <Form
        name="Make"
        run={({ kind = "", slug = "" }) => run({ command: "new", kind, slug })}
      >
        <Choice name="kind" label="A new" from={kinds} />
        <Slug name="slug" label="named" />
      </Form>
      {kind && slug && (
        <>
          <Form
            name="Rename"
            run={({ to = "" }) => run({ command: "rename", kind, slug, to })}
          >
            <Slug name="to" label={`${address} becomes`} />
          </Form>
          <Form
            name="Remove"
            run={({ to = "" }) => run({ command: "remove", kind, slug, to })}
          >
            <Choice
              name="to"
              label={`${address} then leads to`}
              from={addresses.filter((other) => other !== address)}
            />
          </Form>
        </>
      )}
    </details>
  );
}
