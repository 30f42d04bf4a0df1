import { hrefOf } from "../content/kind.ts";
import { contact } from "../pages/contact/kind.ts";
import { Actions } from "../ui/actions.tsx";
import { Arrow } from "../ui/arrow.tsx";
import { Badge } from "../ui/badge.tsx";
import { Badges } from "../ui/badges.tsx";
import { Brand } from "../ui/brand.tsx";
import type { ButtonVariant } from "../ui/button-class.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Caption } from "../ui/caption.tsx";
import { ExternalArrow } from "../ui/external-arrow.tsx";
import { Facts } from "../ui/facts.tsx";
import { Figure } from "../ui/figure.tsx";
import { Grid } from "../ui/grid.tsx";
import { LateImage } from "../ui/late-image.tsx";
import { Link } from "../ui/link.tsx";
import { Logo } from "../ui/logo.tsx";
import { Numbered } from "../ui/numbered.tsx";
import { Opening } from "../ui/opening.tsx";
import { Person } from "../ui/person.tsx";
import { RuledList } from "../ui/ruled-list.tsx";
import { SheetHeader } from "../ui/sheet-header.tsx";
import { TextLink } from "../ui/text-link.tsx";
import styles from "./guide.module.css";
import { Shown } from "./shown.tsx";

const inside = { label: "Leads inside", href: hrefOf(contact) };
const outside = { label: "External link", href: "https://www.example.com" };
const somebody = { name: "A name", role: "A role", text: ["A text."] };
const rules = ["ink", "strong", "faint"] as const;
const variants: ButtonVariant[] = ["primary", "secondary", "small"];

/** Every component of app/ui/, in each variant. */
export function Atoms() {
  return (
    <>
      <Shown file="ui/link.tsx" variant="inside, current, out, mail">
        <p>
          <Link href={inside.href}>Inside</Link>,{" "}
          <Link href={inside.href} current>
            current
          </Link>
          , <Link href={outside.href}>out</Link>, <Link href="mailto:hello@example.com">mail</Link>
        </p>
      </Shown>
      <Shown file="ui/text-link.tsx" variant="in a sentence, alone">
        <p>
          A sentence with <TextLink href={inside.href}>a link</TextLink>.
        </p>
        <TextLink href={inside.href} alone>
          A link that stands alone
        </TextLink>
      </Shown>
      {variants.map((variant) => (
        <Shown key={variant} file="ui/button-link.tsx" variant={variant}>
          <ButtonLink action={inside} variant={variant} /> <ButtonLink action={outside} variant={variant} />
        </Shown>
      ))}
      <Shown file="ui/actions.tsx">
        <Actions actions={[inside, outside]} />
      </Shown>
      <Shown file="ui/badge.tsx">
        <Badge>B2B</Badge> <Badge>Internal Tools</Badge>
      </Shown>
      <Shown file="ui/badges.tsx">
        <Badges label="Categories" badges={["B2B", "Internal Tools"]} />
      </Shown>
      <Shown file="ui/facts.tsx">
        <Facts
          facts={[
            { label: "Team", value: "Six engineers, one designer" },
            { label: "Since", value: "July 2024" },
          ]}
        />
      </Shown>
      <Shown file="ui/figure.tsx" variant="with ui/logo.tsx">
        <Figure number="Fig. 1" caption="A plate with its number and caption">
          <Logo className={styles.mark} />
        </Figure>
      </Shown>
      <Shown file="ui/caption.tsx">
        <Caption as="p">
          <span>Fig. 2. Under a figure without a plate</span>
          <span>Not to scale</span>
        </Caption>
      </Shown>
      <Shown file="ui/opening.tsx">
        <Opening heading="A heading" lead="Its lead is beside it on a wide screen." />
      </Shown>
      <Shown file="ui/grid.tsx" variant="two columns from 640 px on, four from 1024 px on">
        <Grid as="ul" tablet={2} desk={4}>
          {["One", "Two", "Three", "Four"].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Grid>
      </Shown>
      <Shown file="ui/numbered.tsx">
        <Numbered>
          <li>One</li>
        </Numbered>
      </Shown>
      {rules.map((rule) => (
        <Shown key={rule} file="ui/ruled-list.tsx" variant={`rule="${rule}" rows closed`}>
          <RuledList rule={rule} rows closed>
            <li>
              <b>±0.1</b>
              <h3>A title</h3>
              <p>A text.</p>
            </li>
          </RuledList>
        </Shown>
      ))}
      <Shown file="ui/sheet-header.tsx" variant="two to four parts">
        <SheetHeader mark="Sheet 1" title={["Overview"]} />
        <SheetHeader mark="Sheet 2" title={["Process", "Four steps", "Fig. 2"]} />
      </Shown>
      <Shown file="ui/person.tsx" variant="with ui/picture.tsx if there is a portrait">
        <Person {...somebody} />
      </Shown>
      <Shown file="ui/late-image.tsx">
        <LateImage src="/favicon.svg" width={32} height={32} className={styles.mark ?? ""} />
      </Shown>
      <Shown file="ui/brand.tsx" variant="and ui/logo.tsx">
        <Brand name="Brand" />
      </Shown>
      <Shown file="ui/external-arrow.tsx" variant="and ui/arrow.tsx">
        <p>
          <ExternalArrow /> <Arrow direction="back" /> <Arrow direction="forward" />
        </p>
      </Shown>
      <Shown file="styles/base.css" variant=".note, .lead, a list, code">
        <p className="lead">A lead: one sentence larger than the rest.</p>
        <p className="note">A note, as annotations are lettered</p>
        <p>
          Body text with <a href={inside.href}>the way to the contact page</a>, <strong>weight</strong> and{" "}
          <em>stress</em>.
        </p>
      </Shown>
    </>
  );
}
