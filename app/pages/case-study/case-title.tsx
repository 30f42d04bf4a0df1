import { hrefOf } from "../../content/kind.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Badges } from "../../ui/badges.tsx";
import { portfolio } from "../portfolio/kind.ts";
import styles from "./case-title.module.css";

interface CaseTitleProps {
  title: string;
  categories: readonly string[];
}

/** The back link, the categories and the title. */
export function CaseTitle({ title, categories }: CaseTitleProps) {
  return (
    <>
      <div className={styles.row}>
        <a className={styles.back} href={hrefOf(portfolio)}>
          <Arrow direction="back" />
          Back to portfolio
        </a>
        <Badges label="Categories" badges={categories} />
      </div>
      <h1 className={styles.title}>{title}</h1>
    </>
  );
}
