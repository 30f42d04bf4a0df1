import { dayInWords, monthInWords } from "../../content/intl.ts";
import { counted, say, words } from "../../content/words.ts";
import { Paragraphs } from "../../sections/overview.tsx";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Assurance } from "./schema.ts";

interface CertificatesProps {
  heading: string;
  certificates: Assurance["certificates"];
}

/** The certificates that are valid, each with its dates. */
export function Certificates({ heading, certificates }: CertificatesProps) {
  return (
    <Section sheet={[heading, counted("item", certificates.length)]}>
      <h2>{heading}</h2>
      <RuledList rows closed>
        {certificates.map(({ name, issuer, issued, validUntil }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{issuer}</p>
            <p>
              {say(words.assurance.issued, { day: dayInWords(issued) })}
              {validUntil && (
                <span className="note block">
                  {say(words.assurance.validUntil, {
                    day: dayInWords(validUntil),
                  })}
                </span>
              )}
            </p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

interface PenetrationTestProps {
  heading: string;
  test: NonNullable<Assurance["penetrationTest"]>;
}

export function PenetrationTest({
  heading,
  test: { month, by, scope },
}: PenetrationTestProps) {
  return (
    <Section sheet={[heading, monthInWords(month)]} columns={2}>
      <h2>{heading}</h2>
      <Paragraphs
        paragraphs={[
          say(words.assurance.tested, { month: monthInWords(month), name: by }),
          scope,
        ]}
      />
    </Section>
  );
}

interface SubprocessorsProps {
  heading: string;
  subprocessors: NonNullable<Assurance["subprocessors"]>;
}

/** Who else handles the data of clients, where and what for. */
export function Subprocessors({ heading, subprocessors }: SubprocessorsProps) {
  return (
    <Section sheet={[heading, counted("item", subprocessors.length)]}>
      <h2>{heading}</h2>
      <RuledList rows closed>
        {subprocessors.map(({ name, place, purpose }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{place}</p>
            <p>{purpose}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

/** A part of one paragraph. */
export function Statement({
  heading,
  text,
}: {
  heading: string;
  text: string;
}) {
  return (
    <Section sheet={[heading]} columns={2}>
      <h2>{heading}</h2>
      <p className="lead">{text}</p>
    </Section>
  );
}
