import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

const files = import.meta.glob<ComponentType<object>>("./pages/*/*.island.tsx", { import: "default" });
const islands = new Map(
  Object.entries(files).map(([file, load]) => [/([\w-]+)\.island/.exec(file)?.[1], load]),
);

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const { island: name = "", props = "{}" } = root.dataset;
  islands
    .get(name)?.()
    .then((Island) => hydrateRoot(root, <Island {...JSON.parse(props)} />, { identifierPrefix: name }));
}
