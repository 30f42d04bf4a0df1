/** A sentence in which the part in [brackets] links the privacy policy. */
export function PrivacyNote({ note }: { note: string }) {
  const [before, name, after] = note.split(/[[\]]/);
  return (
    <>
      {before}
      <a href="/privacy-policy">{name}</a>
      {after}
    </>
  );
}
