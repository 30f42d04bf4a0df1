import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { showChosenSheets } from "./show-chosen-sheets.ts";

export interface PortfolioFilterProps {
  legend: string;
  /** Says {shown} and {total}. */
  countLabel: string;
  /** The first is the one that shows every sheet; its value is empty, in the address too. */
  filters: readonly { value: string; label: string; count: number }[];
}

const PARAMETER = "category";

/** The choice as the address has it; an address that names no known category means all. */
function choiceInAddress(filters: PortfolioFilterProps["filters"]): string {
  const wanted = new URLSearchParams(location.search).get(PARAMETER);
  return filters.some(({ value }) => value === wanted) ? (wanted ?? "") : "";
}

function addressOf(choice: string): string {
  const address = new URL(location.href);
  if (choice) address.searchParams.set(PARAMETER, choice);
  else address.searchParams.delete(PARAMETER);
  return address.href;
}

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The buttons over the register. The sheets themselves are plain markup beside this island and are never
 * part of its JavaScript; what they show follows from the address.
 */
export default function PortfolioFilter({ legend, countLabel, filters }: PortfolioFilterProps) {
  const [choice, setChoice] = useState("");

  useEffect(() => {
    const follow = () => setChoice(choiceInAddress(filters));
    follow();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [filters]);

  // The sheets follow the address, which has changed whenever the choice has.
  useLayoutEffect(showChosenSheets, [choice]);

  function choose(next: string) {
    if (next === choice) return;
    history.pushState(null, "", addressOf(next));
    const show = () => flushSync(() => setChoice(next));
    if (!document.startViewTransition || prefersStillness()) show();
    // Only this transition moves the sheets one by one: see filter-transition.css.
    else document.startViewTransition(show).types?.add("filter");
  }

  const total = filters[0]?.count ?? 0;
  const shown = filters.find(({ value }) => value === choice)?.count ?? total;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields, and these are not sent */}
      <div role="group" aria-label={legend}>
        {filters.map(({ value, label, count }) => (
          <button key={value} type="button" aria-pressed={value === choice} onClick={() => choose(value)}>
            {label} <small aria-hidden="true">{count}</small>
          </button>
        ))}
      </div>
      <p className="note" role="status">
        {countLabel.replace("{shown}", String(shown)).replace("{total}", String(total))}
      </p>
    </>
  );
}
