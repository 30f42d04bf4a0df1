import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

interface IslandProps<Props extends object> {
  /** Of its file: `contact-form.island.tsx` in the page's folder is `contact-form`. */
  name: string;
  of: ComponentType<Props>;
  props: Props;
}

/** A component that owns state: rendered here with ids of its own, so that the client hydrates it alone. */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
