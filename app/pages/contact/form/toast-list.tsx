import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { CheckMark } from "./check-mark.tsx";
import { ErrorMark } from "./error-mark.tsx";
import { LineIcon } from "./line-icon.tsx";
import styles from "./toast.module.css";
import type { Notice } from "./use-contact-form.ts";

/** A success may disappear by itself; an error stays until it is dismissed or corrected. */
const SUCCESS_MS = 20_000;

/** One toast at a time: a newer one replaces it. */
export function ToastList({ notice }: { notice: Notice | undefined }) {
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
        <Toast.Title className={styles.title} render={<p />} />
        <Toast.Description />
      </div>
      <Toast.Close className={styles.close} aria-label="Dismiss" aria-hidden={false}>
        <LineIcon viewBox="0 0 14 14" width={12.8}>
          <path d="m2 2 10 10M12 2 2 12" />
        </LineIcon>
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
