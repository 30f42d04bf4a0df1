import { createContext, use } from "react";

interface ClientEntryValue {
  /** The module that hydrates the islands. */
  module: string;
  /** Development only: the runtime that React's transform expects. */
  refreshRuntime?: string | undefined;
}

/**
 * Provided by entry.server.tsx, used by islands and the end of the document.
 */
export const ClientEntry = createContext<ClientEntryValue>({ module: "" });

/**
 * Development only: hot reload. Its runtime must load before any React module.
 */
export function RefreshRuntime() {
  const { refreshRuntime } = use(ClientEntry);
  return (
    refreshRuntime && (
      <script
        type="module"
        dangerouslySetInnerHTML={{
          __html: `import "/@vite/client";import "${refreshRuntime}";`,
        }}
      />
    )
  );
}
