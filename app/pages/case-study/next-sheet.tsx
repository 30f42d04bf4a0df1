import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import { caseStudyFileName } from "../drawing-file/files.tsx";
import { caseStudyDrawings } from "./case-study-drawings.ts";
import styles from "./next-sheet.module.css";
import quarters from "./quarters.module.css";

interface NextSheetProps {
  sheet: SheetTitle;
  next: { slug: string; icon: string; title: string; figure: { value: string; label: string } };
  /** The services that the case study drew on. */
  services: readonly { name: string; href: string }[];
}

/** Where to read on: the services behind this one, and the next sheet of the register. */
export function NextSheet({ sheet, next, services }: NextSheetProps) {
  const [, , width, height] = caseStudyDrawings(next.icon).card.viewBox.split(" ");
  return (
    <Section sheet={sheet} columns={4} className={styles.next}>
      <nav aria-labelledby="services-behind">
        <p className="note" id="services-behind">
          Services behind this project
        </p>
        <ul>
          {services.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${quarters.beside} ${styles.sheet}`}>
        <h2>
          <a href={`/case-studies/${next.slug}`}>{next.title}</a>
        </h2>
        <img
          src={`/drawings/${caseStudyFileName(next.icon)}.svg`}
          width={width}
          height={height}
          loading="lazy"
          alt=""
        />
        <p className="note">
          {next.figure.value} {next.figure.label}
        </p>
      </div>
    </Section>
  );
}
