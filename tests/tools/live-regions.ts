import type { Page } from "@playwright/test";

interface LiveRegion {
  live: "assertive" | "polite";
  text: string;
}

/**
 * The live regions of a page and what a screen reader announces, from the
 * browser's accessibility tree.
 */
export async function liveRegions(page: Page): Promise<LiveRegion[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string[] => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return [String(node.name?.value)];
    return (node?.childIds ?? []).flatMap(textOf);
  };
  return nodes.flatMap(({ nodeId, properties = [] }) => {
    const values = Object.fromEntries(
      properties.map(({ name, value }) => [name, value.value]),
    );
    // Nodes in a region refer to it as their root.
    const isRegion =
      (values.live === "assertive" || values.live === "polite") &&
      !("root" in values);
    return isRegion
      ? [{ live: values.live, text: textOf(nodeId).join(" ") }]
      : [];
  });
}
