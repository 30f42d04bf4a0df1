import { listEntries } from "../content/entries.ts";
import { announcements } from "../content/items.ts";
import { siteDate } from "../content/site-date.ts";

/** The announcement above the bar on the day of the build. */
export function currentAnnouncement() {
  const today = siteDate();
  return listEntries(announcements).find(({ starts = today, ends }) => starts <= today && today <= ends);
}
