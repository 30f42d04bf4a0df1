/**
 * Features that a browser of the promise lacks, by what its visitors miss
 * (docs/specification.md has the summary).
 */
export const allowed: Record<string, readonly string[]> = {
  "Pages change at once: no transition between them, nor of the filter, the sheet and the menu.":
    [
      "css.at-rules.view-transition",
      "css.properties.view-transition-name",
      "css.properties.view-transition-name.match-element",
      "css.properties.view-transition-name.none",
      "css.selectors.active-view-transition-type",
      "css.selectors.view-transition-group",
      "css.selectors.view-transition-new",
      "css.selectors.view-transition-old",
    ],
  "Drawings stand in their final state instead of following the scroll position.":
    [
      "css.properties.animation-range",
      "css.properties.animation-timeline",
      "css.properties.timeline-scope",
      "css.properties.view-timeline",
    ],
  "Lines of titles and texts break where they are full.": [
    "css.properties.text-wrap",
    "css.properties.text-wrap.balance",
    "css.properties.text-wrap.pretty",
    "css.properties.text-wrap.wrap",
  ],
  "Long words of other languages than English break without a hyphen, or shorter ones break too.":
    ["css.properties.hyphenate-limit-chars", "css.properties.hyphens"],
  "Parts of neighbours are not level. Where the layout needs it, there is another one for Chromium below 117.":
    [
      "css.properties.grid-template-columns.subgrid",
      "css.properties.grid-template-rows.subgrid",
    ],
  "The menu opens by a link with its fragment instead of the buttons and panels.":
    [
      "css.selectors.popover-open",
      "html.elements.button.popovertarget",
      "html.elements.button.popovertargetaction",
      "html.global_attributes.popover",
    ],
  "Without scripts, several answers and several groups of the menu can be open.":
    ["html.elements.details.name"],
  "The bar and the controls lack our blur, a colour or a cursor.": [
    "css.properties.accent-color",
    "css.properties.backdrop-filter",
    "css.properties.cursor.ew-resize",
    "css.properties.cursor.pointer",
    "css.properties.cursor.progress",
    "css.properties.resize",
    "css.properties.resize.vertical",
    "css.selectors.selection",
  ],
  "Everything is laid out at once, and the page behind the menu can scroll.": [
    "css.properties.content-visibility",
    "css.properties.content-visibility.hidden",
    "css.properties.content-visibility.visible",
    "css.properties.overflow-anchor",
    "css.properties.overflow-anchor.none",
    "css.properties.overscroll-behavior",
  ],
  "Prints break where the page ends, closed answers stay closed, and colours are the printer's.":
    [
      "css.at-rules.page",
      "css.properties.box-decoration-break",
      "css.properties.box-decoration-break.clone",
      "css.properties.break-after.avoid",
      "css.properties.break-before.avoid",
      "css.properties.print-color-adjust",
      "css.properties.print-color-adjust.exact",
      "css.properties.size",
      "css.selectors.details-content",
    ],
  "Safari has no forced colours.": [
    "css.properties.forced-color-adjust",
    "css.properties.forced-color-adjust.none",
  ],
  "Safari enlarges no text by itself on this layout; the others know the property or need none.":
    ["css.properties.text-size-adjust"],
  "Sliders have a rule for each engine.": [
    "css.selectors.-moz-range-thumb",
    "css.selectors.-webkit-slider-runnable-track",
    "css.selectors.-webkit-slider-thumb",
  ],
  "Marks of drawings: an outline behind letters, a fade at an edge, a number.":
    [
      "css.properties.counter-set",
      "css.properties.mask",
      "css.properties.paint-order",
    ],
};

/**
 * Members of interfaces that inline scripts use only where they exist, or do
 * not use at all.
 */
export const allowedMembers: Record<string, readonly string[]> = {
  "Called only if it exists.": ["checkVisibility", "startViewTransition"],
  "Of popovers: its events and its button exist only with them.": [
    "newState",
    "popoverTargetElement",
    "hidePopover",
  ],
  "Of view transitions: its events exist only with them.": [
    "activation",
    "entry",
  ],
  "A property of styles, known to all; the data lists another interface.": [
    "letterSpacing",
  ],
};
