import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { fields } from "../../../../server/contact/fields.ts";
import { getContent } from "../../../content/entries.ts";
import ContactForm from "../contact-form.island.tsx";
import { contact } from "../kind.ts";

const { form, toasts } = getContent(contact);
const siteUrl = "https://www.algosmith.example";
const service = {
  endpoint: "https://api.web3forms.com/submit",
  siteUrl,
  lang: "en-GB",
};

it.each([
  [
    "a key, sends a hosted service the key and the URL to redirect to",
    "a1b2-c3d4",
    2,
  ],
  ["no key, sends neither", undefined, 0],
])("the form posted without scripts, with %s", (_, accessKey, count) => {
  const html = renderToStaticMarkup(
    <ContactForm
      content={form}
      toasts={toasts}
      accessKey={accessKey}
      {...service}
    />,
  );
  const inputs = [
    '<input type="hidden" name="access_key" value="a1b2-c3d4"/>',
    `<input type="hidden" name="redirect" value="${siteUrl}/contact#message-sent"/>`,
  ];
  expect(html.match(/<input type="hidden"[^>]*>/g) ?? []).toEqual(
    inputs.slice(0, count),
  );
});

it.each([
  [
    "a hosted service, shows the fields that it gets",
    service.endpoint,
    fields.filter(({ hosted }) => hosted),
  ],
  ["this site, shows all of them", "/api/contact", fields],
])("a form that posts to %s", (_, endpoint, expected) => {
  const html = renderToStaticMarkup(
    <ContactForm
      content={form}
      toasts={toasts}
      {...service}
      endpoint={endpoint}
    />,
  );
  const names = [
    ...html.matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)"/g),
  ].map(([, name]) => name);
  expect(names).toEqual(expected.map(({ name }) => name));
});
