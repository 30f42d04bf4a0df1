declare module "@joplin/turndown-plugin-gfm" {
  import type TurndownService from "turndown";

  /** Tables as GitHub Flavored Markdown has them. */
  export const tables: TurndownService.Plugin;
}
