import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

const islands = import.meta.glob<ComponentType<object>>("./islands/*.tsx", { import: "default" });

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { island: name = "", props = "{}" } = root.dataset;
  islands[`./islands/${name}.tsx`]?.().then((Island) =>
    hydrateRoot(root, <Island {...JSON.parse(props)} />, { identifierPrefix: name }),
  );
}
