import { PlanChest } from "./drawings/plan-chest.tsx";
import styles from "./open-chest.module.css";

interface OpenChestProps {
  entries: readonly { href: string; categorySlugs: string }[];
}

/** The plan chest of the hero. Its drawers are open for the case studies that the filter shows. */
export function OpenChest({ entries }: OpenChestProps) {
  return (
    <PlanChest
      drawers={entries.map(({ href, categorySlugs }) => ({ key: href, categorySlugs }))}
      className={styles.chest}
      slideClassName={styles.slide}
    />
  );
}
