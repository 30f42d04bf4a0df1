import { HERO_FIGURE } from "../../sections/hero.tsx";
import choices from "../../ui/choices.module.css";
import "./portfolio-filter.css";
import styles from "./register.module.css";

export interface PortfolioFilterContent {
  legend: string;
  /** The first shows all; its value is empty, in the URL too. */
  filters: readonly {
    value: string;
    place: string;
    label: string;
    count: number;
    /** How many of all it shows. */
    text: string;
  }[];
}

/**
 * The filter: a GET form that filter-in-place.ts enhances. The fragment that
 * each button adds to the URL is for portfolio-filter.css.
 */
export function PortfolioFilter({
  filter: { legend, filters },
}: {
  filter: PortfolioFilterContent;
}) {
  const [all, ...categories] = filters;
  return (
    <form
      className={`no-print cluster ${styles.filter}`}
      method="get"
      action="#register"
    >
      <fieldset className={choices.choices}>
        <legend className="visually-hidden">{legend}</legend>
        {/* A script adds aria-pressed: without scripts it could not be updated. */}
        {filters.map(({ value, label, count }) => (
          <button
            key={value}
            className={choices.choice}
            type="submit"
            name="category"
            value={value}
            id={value || undefined}
            formAction={value ? `#${value}` : undefined}
          >
            {label} <small>{count}</small>
          </button>
        ))}
      </fieldset>
      {/* The hero's plan chest again, whose drawers show the choice. */}
      <svg className={styles.chest} viewBox="0 0 110 100" aria-hidden="true">
        <use href={`#${HERO_FIGURE}`} width="110" height="100" />
      </svg>
      <p className="note" role="status">
        <span data-categories="">{all?.text}</span>
        <noscript>
          {/* Names the chosen one too, which no button can without a script. */}
          {categories.map(({ place, label, text }) => (
            <span key={place} data-categories={place} hidden>
              <b>{label}</b> {text}
            </span>
          ))}
        </noscript>
      </p>
    </form>
  );
}
