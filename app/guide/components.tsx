import { hrefOf } from "../content/kind.ts";
import { contact } from "../pages/contact/kind.ts";
import { Opening } from "../sections/section.tsx";
import { Badges } from "../ui/badges.tsx";
import { Brand } from "../ui/brand.tsx";
import { Actions, ButtonLink } from "../ui/button-link.tsx";
import { Facts } from "../ui/facts.tsx";
import { Caption, Figure } from "../ui/figure.tsx";
import { Link, TextLink } from "../ui/link.tsx";
import { Logo } from "../ui/logo.tsx";
import { Person } from "../ui/person.tsx";
import { RuledList } from "../ui/ruled-list.tsx";
import { SheetHeader } from "../ui/sheet-header.tsx";
import styles from "./guide.module.css";

const inside = { label: "Leads inside", href: hrefOf(contact) };
const outside = { label: "External link", href: "https://www.example.com" };
const somebody = { name: "A name", role: "A role", text: ["A text."] };

/**
 * Components of app/ui/ by file, with their variants. Those that only arrange
 * others are on the pages.
 */
export const components = {
  link: [inside.href, outside.href, "mailto:hello@example.com"].map((href) => (
    <p key={href}>
      <Link href={href}>{href}</Link>
    </p>
  )),
  "text-link": [false, true].map((alone) => (
    <p key={`${alone}`}>
      <TextLink href={inside.href} alone={alone}>
        {alone ? "A link that stands alone" : "A link in a sentence"}
      </TextLink>
    </p>
  )),
  "button-link": (["primary", "secondary", "small"] as const).map((variant) => (
    <p key={variant}>
      <ButtonLink action={inside} variant={variant} />{" "}
      <ButtonLink action={outside} variant={variant} />
    </p>
  )),
  actions: <Actions actions={[inside, outside]} />,
  badges: <Badges label="Categories" badges={["B2B", "Internal Tools"]} />,
  facts: (
    <Facts
      facts={["Team", "Since"].map((label) => ({ label, value: "A value" }))}
    />
  ),
  figure: (
    <Figure number="Fig. 1" caption="A plate with its number and caption">
      <Logo className={styles.mark} />
    </Figure>
  ),
  caption: <Caption as="p">Under a figure without a plate</Caption>,
  opening: (
    <Opening
      heading="A heading"
      lead="Its lead is beside it on a wide screen."
    />
  ),
  "ruled-list": (["ink", "strong", "faint"] as const).map((rule) => (
    <RuledList key={rule} rule={rule} rows closed>
      <li>
        <b>{rule}</b>
        <h3>A title</h3>
        <p>A text.</p>
      </li>
    </RuledList>
  )),
  "sheet-header": (
    <SheetHeader mark="Sheet 2" title={["Process", "Four steps", "Fig. 2"]} />
  ),
  person: <Person person={somebody} />,
  brand: <Brand name="Brand" />,
};
