import { words } from "../../content/words.ts";
import { TalentOffer } from "../../sections/talent-offer.tsx";
import { classNames } from "../../ui/class-names.ts";
import { columnsFor } from "../../ui/grid.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { Home } from "./schema.ts";
import styles from "./talent.module.css";

/** Engineers for hire, with the talent site's figures. */
export function Talent({ talent }: { talent: NonNullable<Home["talent"]> }) {
  const { terms, stats, action } = talent;
  const isNoted = stats.some(({ counted }) => counted);
  return (
    <TalentOffer
      sheet={[words.home.talent, terms]}
      offer={talent}
      actions={[action]}
    >
      <RuledList
        as="dl"
        phone={2}
        tablet={columnsFor(stats.length, 4)}
        className={classNames(styles.figures, isNoted && styles.noted)}
      >
        {stats.map(({ value, label, counted }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="large">{value}</dd>
            {counted && <dd className="small muted">{counted}</dd>}
          </div>
        ))}
      </RuledList>
    </TalentOffer>
  );
}
