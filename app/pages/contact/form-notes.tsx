import { hrefOf } from "../../content/kind.ts";
import { legal } from "../legal/kind.ts";
import styles from "./form-notes.module.css";
import type { Contact } from "./schema.ts";

/** What is required, and where the fields go: the part in [brackets] links the privacy policy. */
export function FormNotes({
  requiredNote,
  privacyNote,
}: Pick<Contact["form"], "requiredNote" | "privacyNote">) {
  const [before, name, after] = privacyNote.split(/[[\]]/);
  return (
    <p className={`note ${styles.notes}`}>
      {requiredNote} {before}
      <a href={hrefOf(legal, "privacy-policy")}>{name}</a>
      {after}
    </p>
  );
}
