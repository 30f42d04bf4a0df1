import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getContent } from "../../../content/entries.ts";
import ContactForm from "../contact-form.island.tsx";
import { contact } from "../kind.ts";

const { form, toasts } = getContent(contact);
const siteUrl = "https://www.algosmith.example";

const hiddenInputs = (accessKey?: string) => {
  const html = renderToStaticMarkup(
    <ContactForm
      content={form}
      toasts={toasts}
      endpoint="https://api.web3forms.com/submit"
      accessKey={accessKey}
      siteUrl={siteUrl}
      lang="en-GB"
    />,
  );
  return html.match(/<input type="hidden"[^>]*>/g) ?? [];
};

describe("the form posted without scripts", () => {
  it("sends a hosted service its public key and the URL to redirect to", () => {
    expect(hiddenInputs("a1b2-c3d4")).toEqual([
      '<input type="hidden" name="access_key" value="a1b2-c3d4"/>',
      `<input type="hidden" name="redirect" value="${siteUrl}/contact#message-sent"/>`,
    ]);
  });

  it("sends neither if no key is configured", () => {
    expect(hiddenInputs()).toEqual([]);
  });
});
