import { Parser } from "htmlparser2";

/**
 * What TCP sends before the first acknowledgement: ten segments of 1,460 bytes.
 */
export const FIRST_FLIGHT = 14_600;

/** The approximate size of the response headers. */
const HEADERS = 650;

/** What a first view may have when compressed. */
export const FIRST_VIEW = FIRST_FLIGHT - HEADERS;

/**
 * The start of the styles of the rest, which publish/styles.ts writes at the end
 * of the first view.
 */
export const REST_STYLES = '<div hidden=""><svg><style>';

/**
 * Where the first view ends in the page's source, after the first element of
 * main, and the classes it uses; the content of closed popovers does not count.
 */
export function readFirstView(html: string): {
  end: number;
  classes: ReadonlySet<string>;
} {
  const classes = new Set<string>();
  let end = html.length;
  let inMain = 0;
  let inPopover = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inMain > 0 || name === "main") inMain++;
      if (inPopover > 0 || "popover" in attributes) inPopover++;
      if (inPopover === 0)
        for (const one of attributes.class?.split(" ") ?? []) classes.add(one);
    },
    onclosetag() {
      if (inPopover > 0) inPopover--;
      if (inMain === 0 || --inMain !== 1) return;
      end = parser.endIndex + 1;
      parser.pause();
    },
  });
  parser.write(html);
  return { end, classes };
}
