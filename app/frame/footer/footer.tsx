import { words } from "../../content/words.ts";
import { Brand } from "../../ui/brand.tsx";
import { Grid, Stack } from "../../ui/grid.tsx";
import { Link, TextLink } from "../../ui/link.tsx";
import styles from "./footer.module.css";

/** The values of CSS `color-scheme`; empty follows the system. */
const schemes = [
  { value: "light", name: words.frame.paper },
  { value: "dark", name: words.frame.blueprint },
  { value: "", name: words.frame.system },
] as const;

/**
 * The visitor's choice of colour scheme: app/frame/scheme/keep-scheme.ts stores
 * it, app/runtime/apply-colour-scheme.ts applies it.
 */
function SchemeSwitch() {
  return (
    <fieldset className="cluster">
      <legend className="note">{words.frame.scheme}</legend>
      {schemes.map(({ value, name }) => (
        <label key={name}>
          <input
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === ""}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface FooterLinks {
  title: string;
  links: { name: string; href: string }[];
}

/** The footer's data, from the root loader. */
export interface FooterContent {
  brand: string;
  logo?: string | undefined;
  line: string;
  email: string;
  site: FooterLinks;
  policies: FooterLinks;
  elsewhere: FooterLinks;
  offices: { title: string; places: { city: string; country: string }[] };
  /** What the law asks of the company behind the brand. */
  company: readonly {
    label: string;
    value: string;
    href?: string | undefined;
  }[];
  rights: { label: string; value: string };
}

function LinkList({ list: { title, links } }: { list: FooterLinks }) {
  return (
    <>
      <h2 className="note">{title}</h2>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The company behind the brand, in the cells of the title block. */
function CompanyDetails({ details }: { details: FooterContent["company"] }) {
  return (
    <Grid
      as="dl"
      phone={2}
      desk={4}
      rowGap="s3"
      className={`${styles.marks} ${styles.company}`}
    >
      {details.map(({ label, value, href }) => (
        <div key={label}>
          <dt className="note">{label}</dt>
          <dd>{href ? <TextLink href={href}>{value}</TextLink> : value}</dd>
        </div>
      ))}
    </Grid>
  );
}

/** The footer of every page. */
export function Footer({ content }: { content: FooterContent }) {
  return (
    <footer className={`no-print column-lines ${styles.footer}`}>
      <Grid phone={2} desk={4}>
        <div className={styles.brand}>
          <Brand name={content.brand} logo={content.logo} />
          <p>{content.line}</p>
          <TextLink href={`mailto:${content.email}`} alone>
            {content.email}
          </TextLink>
          <SchemeSwitch />
        </div>
        <nav aria-label={words.frame.footer}>
          <LinkList list={content.site} />
        </nav>
        <nav aria-label={content.policies.title}>
          <LinkList list={content.policies} />
        </nav>
        <Stack className={styles.elsewhere}>
          <div>
            <h2 className="note">{content.offices.title}</h2>
            <address>
              <ul className={styles.places}>
                {content.offices.places.map(({ city, country }) => (
                  <li key={city}>
                    <b className="block">{city}</b>
                    <span className="note">{country}</span>
                  </li>
                ))}
              </ul>
            </address>
          </div>
          {content.elsewhere.links.length > 0 && (
            <div>
              <LinkList list={content.elsewhere} />
            </div>
          )}
        </Stack>
      </Grid>
      {content.company.length > 0 && (
        <CompanyDetails details={content.company} />
      )}
      <p className={`note ${styles.marks}`}>
        {content.rights.label} <b>{content.rights.value}</b>
      </p>
    </footer>
  );
}
