import { createContext, useContext } from "react";

interface ClientEntryValue {
  /** The module that hydrates the islands. */
  module: string;
  /** In development, the runtime that React's transform expects. */
  refreshRuntime?: string | undefined;
}

/** Known only to entry.server.tsx, needed only by the document's last line. */
export const ClientEntry = createContext<ClientEntryValue>({ module: "" });

/** Names the client entry on a page with an island; on any other page there is no script file at all. */
export function ClientScripts({ islands }: { islands: boolean }) {
  const { module, refreshRuntime } = useContext(ClientEntry);
  return (
    <>
      {refreshRuntime && (
        <script
          type="module"
          dangerouslySetInnerHTML={{ __html: `import "/@vite/client";import "${refreshRuntime}";` }}
        />
      )}
      {islands && <script type="module" src={module} />}
    </>
  );
}
