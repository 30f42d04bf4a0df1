import { type ComponentType, use } from "react";
import { renderToString } from "react-dom/server";
import { ClientEntry } from "./client-entry.tsx";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";
import { InlineScript } from "./inline-script.tsx";

interface IslandProps<Props extends object> {
  /** Of its file: `contact-form.island.tsx` in the page's folder is `contact-form`. */
  name: string;
  /** Renders a form. */
  of: ComponentType<Props>;
  props: Props;
}

/**
 * A form that owns state: rendered here with ids of its own, so that the client hydrates it alone. It works natively
 * until then. The build adds to the entry's module all that it imports (publish/scripts.ts).
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  const { module } = use(ClientEntry);
  const html = renderToString(<Component {...props} />, { identifierPrefix: name });
  return (
    <>
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        data-modules={module}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <InlineScript run={hydrateOnIntent} />
    </>
  );
}
