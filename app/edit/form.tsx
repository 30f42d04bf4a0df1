import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useState,
} from "react";

interface FormProps {
  /** What its button says. */
  name: string;
  children: ReactNode;
  run(fields: Partial<Record<string, string>>): Promise<void>;
}

export function Form({ name, children, run }: FormProps) {
  const [isBusy, setBusy] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const fields = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<string, string>;
    run(fields).finally(() => setBusy(false));
  };
  return (
    <form className="chips" aria-label={name} onSubmit={onSubmit}>
      {children}
      <button type="submit" disabled={isBusy}>
        {name}
      </button>
    </form>
  );
}

export function Line({
  label,
  ...input
}: ComponentProps<"input"> & { label: string }) {
  return (
    <label>
      {label} <input {...input} />
    </label>
  );
}
