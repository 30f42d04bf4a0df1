const rules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: "/call" } }] },
      eagerness: "moderate",
    },
  ],
};

/** Asks the browser to prepare the page under the pointer; /call would leave the site. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
