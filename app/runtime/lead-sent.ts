/** Tells count-visits.ts that the contact form has sent a message. */
export function announceLead(): void {
  document.dispatchEvent(new Event("lead-sent"));
}
