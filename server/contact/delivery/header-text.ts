import { visibleLine } from "../visible-text.ts";

/**
 * A visitor's text for a mail header: cut to fit a header line, and with encoded words (`=?utf-8?…?=`) broken up,
 * because mail programs would decode them.
 */
export const headerText = (text: string, longest: number): string =>
  visibleLine(text, longest).replaceAll("=?", "= ?");
