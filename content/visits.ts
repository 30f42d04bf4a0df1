import type { VisitsInput } from "../app/content/visits.ts";

/** What {countingVisits} becomes in the policies: whether visits are counted follows from site.config.ts. */
export default {
  notCounted: "Visits are not counted.",
  counted:
    "Visits are counted without a cookie or an identifier: the path of the page, and the name of the site that linked to it, go to {host}, which like any host sees the IP address that asks. Nothing is sent when your browser says Do Not Track or Global Privacy Control.",
} satisfies VisitsInput;
