import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const islands = import.meta.glob<ComponentType<object>>(
  "./pages/*/*.island.tsx",
  {
    eager: true,
    import: "default",
  },
);

/**
 * Tells hydrate-on-intent.ts that the island is hydrated: after the effect,
 * because a replayed submit may flush state.
 */
function Hydrated({
  root,
  children,
}: {
  root: HTMLElement;
  children: ReactNode;
}) {
  useEffect(
    () => queueMicrotask(() => root.dispatchEvent(new Event("hydrated"))),
    [root],
  );
  return children;
}

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { island: name = "", props = "{}" } = root.dataset;
  const file =
    Object.keys(islands).find((path) => path.endsWith(`/${name}.island.tsx`)) ??
    "";
  const Island = islands[file];
  if (Island) {
    const island = (
      <Hydrated root={root}>
        <Island {...JSON.parse(props)} />
      </Hydrated>
    );
    hydrateRoot(root, island, { identifierPrefix: name });
  }
}
