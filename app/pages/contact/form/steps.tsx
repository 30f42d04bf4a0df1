import type { Columns } from "../../../ui/grid.tsx";
import { Numbered } from "../../../ui/numbered.tsx";
import type { Contact } from "../schema.ts";

interface StepsProps extends Pick<Contact["form"]["steps"], "items">, Pick<Columns, "desk"> {}

/** What happens from a message to the start of a project. */
export function Steps({ items, desk }: StepsProps) {
  return (
    <Numbered marks="numbers" tablet={2} desk={desk} rowGap="s2">
      {items.map(({ title, text }) => (
        <li key={title}>
          <span>
            <b>{title}</b>: {text}
          </span>
        </li>
      ))}
    </Numbered>
  );
}
