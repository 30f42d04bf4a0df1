/** Says that the contact form has sent a message, to the lines that count visits where there are any. */
export function announceLead(): void {
  document.dispatchEvent(new Event("lead-sent"));
}
