import type { Graph } from "schema-dts";

/** No tag can end the script from inside it. */
const escaped = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c");

/** What the page is about, for machines. At the end of the document, where it keeps nobody waiting. */
export function StructuredDataScript({ graph }: { graph: Graph | null }) {
  if (!graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escaped(graph) }} />;
}
