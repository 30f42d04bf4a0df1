/** Makes the browser prerender the page under the pointer, except external ones. */
export function SpeculationRules({ except }: { except: string }) {
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: except } }] };
  const rules = { prerender: [{ where, eagerness: "moderate" }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
