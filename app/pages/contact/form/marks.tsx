import type { ReactNode } from "react";

/** An icon of thin lines, in the colour of the words beside it. */
function LineIcon(props: {
  viewBox: string;
  width: number;
  children: ReactNode;
}) {
  return (
    <svg
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}

export function CheckMark() {
  return (
    <LineIcon viewBox="0 0 20 18" width={20}>
      <circle cx="10" cy="9" r="8" />
      <path d="m6.2 9.2 2.7 2.8 5-5.6" />
    </LineIcon>
  );
}

/** A warning triangle. */
export function ErrorMark() {
  return (
    <LineIcon viewBox="0 0 20 18" width={20}>
      <path d="M10 1.2 19 17H1ZM10 6.6v5M10 13.2v1.6" />
    </LineIcon>
  );
}

export function CloseMark() {
  return (
    <LineIcon viewBox="0 0 14 14" width={12.8}>
      <path d="m2 2 10 10M12 2 2 12" />
    </LineIcon>
  );
}
