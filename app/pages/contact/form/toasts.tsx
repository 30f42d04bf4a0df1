import { Toast } from "@base-ui/react/toast";
import { ToastList } from "./toast-list.tsx";
import type { Notice } from "./use-contact-form.ts";

interface ToastsProps {
  notice: Notice | undefined;
}

/** The form's toasts, announced and shown at the edge of the sheet. */
export function Toasts({ notice }: ToastsProps) {
  return (
    <Toast.Provider>
      <ToastList notice={notice} />
    </Toast.Provider>
  );
}
