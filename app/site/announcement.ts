import { announcements } from "../content/collections/announcements.ts";
import { listItems } from "../content/entries.ts";
import { siteDate } from "../content/site-date.ts";

/** The announcement above the bar on the day of the build. */
export function currentAnnouncement() {
  const today = siteDate();
  return listItems(announcements).find(({ starts = today, ends }) => starts <= today && today <= ends);
}
