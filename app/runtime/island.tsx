import { type ComponentType, use } from "react";
import { renderToString } from "react-dom/server";
import { ClientEntry } from "./client-entry.tsx";
import { hydrateOnIntent } from "./hydrate-on-intent.ts";
import { InlineScript } from "./inline-script.tsx";

interface IslandProps<Props extends object> {
  /**
   * Its file in the page's folder: `contact-form` for
   * `contact-form.island.tsx`.
   */
  name: string;
  /** Renders a form. */
  of: ComponentType<Props>;
  props: Props;
}

/**
 * A form with state, rendered with its own id prefix so that the client can
 * hydrate it alone. Until then it works natively. The build adds the imports of
 * the entry module to `data-modules` (publish/scripts.ts).
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
}: IslandProps<Props>) {
  const { module } = use(ClientEntry);
  const html = renderToString(<Component {...props} />, {
    identifierPrefix: name,
  });
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
