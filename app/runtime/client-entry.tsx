import { createContext, use } from "react";

interface ClientEntryValue {
  /** The module that hydrates the islands. */
  module: string;
  /** In development, the runtime that React's transform expects. */
  refreshRuntime?: string | undefined;
}

/** Known only to entry.server.tsx, needed only by islands and the document's last lines. */
export const ClientEntry = createContext<ClientEntryValue>({ module: "" });

/** In development alone: hot reload, and what it needs before any module of React's. */
export function RefreshRuntime() {
  const { refreshRuntime } = use(ClientEntry);
  return (
    refreshRuntime && (
      <script
        type="module"
        dangerouslySetInnerHTML={{ __html: `import "/@vite/client";import "${refreshRuntime}";` }}
      />
    )
  );
}
