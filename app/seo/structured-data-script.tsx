import type { Graph } from "schema-dts";

/** A "<" could end the script element early. */
const escaped = (graph: Graph) => JSON.stringify(graph).replaceAll("<", "\\u003c");

/** At the end of the document, where it delays nothing. */
export function StructuredDataScript({ graph }: { graph: Graph | null }) {
  if (!graph) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escaped(graph) }} />;
}
