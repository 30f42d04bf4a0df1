import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { CheckMark, CloseMark, ErrorMark } from "./marks.tsx";
import styles from "./toast.module.css";
import type { Notice } from "./use-contact-form.ts";

interface ToastsProps {
  notice: Notice | undefined;
  /** The label of the button that closes it. */
  dismiss: string;
}

/** A success may disappear by itself; an error stays until it is dismissed or corrected. */
const SUCCESS_MS = 20_000;

/** One toast at a time: a newer one replaces it. */
function ToastList({ notice, dismiss }: ToastsProps) {
  const { toasts, add, close } = Toast.useToastManager();

  useEffect(() => {
    close();
    if (!notice) return;
    const { title, text, destructive } = notice;
    add({
      title,
      description: text,
      type: destructive ? "destructive" : "success",
      timeout: destructive ? 0 : SUCCESS_MS,
    });
  }, [notice, add, close]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [close]);

  const show = (toast: (typeof toasts)[number]) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      {toast.type === "destructive" ? <ErrorMark /> : <CheckMark />}
      <div className={`small ${styles.words}`}>
        <Toast.Title
          className={classNames(styles.title, toast.type === "destructive" && "signal")}
          render={<p />}
        />
        <Toast.Description />
      </div>
      <Toast.Close className={styles.close} aria-label={dismiss} aria-hidden={false}>
        <CloseMark />
      </Toast.Close>
    </Toast.Root>
  );

  // Screen readers announce only what is added to a live region that already exists. The assertive one interrupts
  // for errors, the polite one waits. Base UI's high priority would hide the toast behind a copy of its text.
  return (
    <Toast.Viewport className={`no-print ${styles.viewport}`} aria-live="off">
      <div aria-live="assertive">{toasts.filter(({ type }) => type === "destructive").map(show)}</div>
      <div aria-live="polite">{toasts.filter(({ type }) => type !== "destructive").map(show)}</div>
    </Toast.Viewport>
  );
}

/** The form's toasts, announced and shown at the edge of the form. */
export function Toasts(props: ToastsProps) {
  return (
    <Toast.Provider>
      <ToastList {...props} />
    </Toast.Provider>
  );
}
