import { counted } from "../../content/counted.ts";
import { hrefOf } from "../../content/kind.ts";
import { TextLink } from "../../ui/link.tsx";
import { SheetHeader } from "../../ui/sheet-header.tsx";
import { home } from "../home/kind.ts";
import styles from "./policy-head.module.css";

interface PolicyHeadProps {
  title: string;
  lastUpdated: string;
  sections: number;
  minutes: number;
}

/** The title block of a policy. */
export function PolicyHead({ title, lastUpdated, sections, minutes }: PolicyHeadProps) {
  return (
    <header className={styles.head}>
      <p className="note no-print">
        <TextLink href={hrefOf(home)} alone>
          Home
        </TextLink>{" "}
        / Policies
      </p>
      <h1>{title}</h1>
      <SheetHeader
        mark={`Last Updated: ${lastUpdated}`}
        title={[counted(sections, "section"), `${minutes} minute read`]}
      />
    </header>
  );
}
