import { visibleLine } from "../visible-text.ts";

/**
 * A visitor's words for a mail header. Cut so that a header line has room for them, and with encoded
 * words (`=?utf-8?…?=`) taken apart, which a mail program would decode instead of showing them.
 */
export const headerText = (text: string, longest: number): string =>
  visibleLine(text, longest).replaceAll("=?", "= ?");
