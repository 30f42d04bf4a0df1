import { LineIcon } from "./line-icon.tsx";

/** A warning triangle. */
export function ErrorMark() {
  return (
    <LineIcon viewBox="0 0 20 18" width={20}>
      <path d="M10 1.2 19 17H1ZM10 6.6v5M10 13.2v1.6" />
    </LineIcon>
  );
}
