import { keepFocusInMenu } from "./keep-focus-in-menu.ts";
import { markScrolled } from "./mark-scrolled.ts";
import { tellExpanded } from "./tell-expanded.ts";

/**
 * The bar's scripts. They run at the end of the page: with a script before the text, Chromium would paint the bar
 * alone first.
 */
export const navbarBehaviour = [markScrolled, tellExpanded, keepFocusInMenu] as const;
