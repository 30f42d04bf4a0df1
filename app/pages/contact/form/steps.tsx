import { Numbered } from "../../../ui/numbered.tsx";
import type { Contact } from "../schema.ts";

/** What happens from a message to the start of a project. */
export function Steps({ items }: Pick<Contact["form"]["steps"], "items">) {
  return (
    <Numbered marks="numbers" tablet={2} desk={3} rowGap="s2">
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
