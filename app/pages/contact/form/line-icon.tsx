import type { ReactNode } from "react";

interface LineIconProps {
  viewBox: string;
  width: number;
  children: ReactNode;
}

/** An icon of thin lines, in the colour of the words beside it. */
export function LineIcon(props: LineIconProps) {
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
