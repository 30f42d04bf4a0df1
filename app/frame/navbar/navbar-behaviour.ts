import { keepFocusInMenu } from "./keep-focus-in-menu.ts";
import { markScrolled } from "./mark-scrolled.ts";
import { tellExpanded } from "./tell-expanded.ts";

/** What the bar does by script. It runs at the page's end: a script before the words would have the bar painted alone. */
export const navbarBehaviour = [markScrolled, tellExpanded, keepFocusInMenu] as const;
