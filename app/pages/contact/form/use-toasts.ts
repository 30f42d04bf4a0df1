import { type ComponentType, useEffect, useState } from "react";
import type { Notice } from "./use-contact-form.ts";

type ToastsComponent = ComponentType<{ notice: Notice | undefined }>;

/** Loads the toasts after hydration: they are not needed before the first field is filled in. */
export function useToasts(): ToastsComponent | undefined {
  const [Toasts, setToasts] = useState<ToastsComponent>();
  useEffect(() => {
    import("./toasts.tsx").then(
      (module) => setToasts(() => module.Toasts),
      (error: unknown) => console.error("The toasts could not be loaded.", error),
    );
  }, []);
  return Toasts;
}
