import { LineIcon } from "./line-icon.tsx";

export function CheckMark() {
  return (
    <LineIcon viewBox="0 0 20 18" width={20}>
      <circle cx="10" cy="9" r="8" />
      <path d="m6.2 9.2 2.7 2.8 5-5.6" />
    </LineIcon>
  );
}
