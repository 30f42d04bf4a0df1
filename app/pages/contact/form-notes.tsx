import { TextLink } from "../../ui/link.tsx";
import styles from "./form-notes.module.css";
import type { Contact } from "./schema.ts";

/** What is required and where the data goes: the [part in brackets](/its-address) links to the privacy policy. */
export function FormNotes({
  requiredNote,
  privacyNote,
}: Pick<Contact["form"], "requiredNote" | "privacyNote">) {
  const [before, name, href, after] = privacyNote.split(/\[|\]\(|\)/);
  return (
    <p className={`note ${styles.notes}`}>
      {requiredNote} {before}
      {href && <TextLink href={href}>{name}</TextLink>}
      {after}
    </p>
  );
}
