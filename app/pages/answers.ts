/** Paths that are rendered like pages but are not routable; the build moves each to its own file. */
export const notFoundPath = "/404";
export const contactFailedPath = "/contact/failed";
