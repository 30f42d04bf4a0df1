/** Asks the browser to prepare the page under the pointer, but for one that would leave the site. */
export function SpeculationRules({ except }: { except: string }) {
  const where = { and: [{ href_matches: "/*" }, { not: { href_matches: except } }] };
  const rules = { prerender: [{ where, eagerness: "moderate" }] };
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
