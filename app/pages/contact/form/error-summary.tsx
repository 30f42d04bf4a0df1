import type { MouseEvent, ReactNode, Ref } from "react";
import { TextLink } from "../../../ui/link.tsx";
import { fieldId } from "./field.tsx";
import styles from "./notice.module.css";
import { Notice, type NoticeProps } from "./notice.tsx";

interface FieldLinkProps {
  name: string;
  /** As beside the field. */
  error: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** Names a field that is to be filled in, and leads to it. */
export function FieldLink({ name, error, onClick }: FieldLinkProps) {
  return (
    <li>
      <TextLink href={`#${fieldId(name)}`} alone onClick={onClick}>
        {error}
      </TextLink>
    </li>
  );
}

interface ErrorSummaryProps extends NoticeProps {
  /** The links to the fields. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** On a page that begins with it. */
  autoFocus?: boolean;
  /** Whether nothing that it names is wrong any more. */
  corrected?: boolean;
}

/**
 * Stands above the form and gets the focus. As in govuk-frontend, what is
 * announced is an alert within it, because some screen readers do not read an
 * alert that gets the focus itself.
 */
export function ErrorSummary({
  ref,
  autoFocus,
  corrected,
  ...notice
}: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={corrected ? styles.corrected : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: On a page that begins with it, it says why the page is there.
      autoFocus={autoFocus}
    >
      <Notice {...notice} />
    </div>
  );
}
