import type { VisitsInput } from "../app/content/visits.ts";

/** What {countingVisits} becomes in the policies: whether visits are counted follows from site.config.ts. */
export default {
  notCounted: "Visits are not counted.",
  counted:
    "Visits are counted without a cookie or anything else kept on your device: {what} go to {host}, which, like any host, sees the IP address and browser behind each request and may tell visitors apart by them. Of a message it learns only that one was sent. Nothing goes there when your browser says Do Not Track or Global Privacy Control.",
  what: {
    plausible:
      "the address of the page, with the campaign that it names, and the name of the site that linked to it",
    umami:
      "the address and title of the page, the campaign that it names, the name of the site that linked to it, your browser’s language and the size of your screen",
    endpoint: "the path of the page, and the name of the site that linked to it,",
  },
} satisfies VisitsInput;
