/** Addresses that are rendered like pages but are none of the site's: the build gives each its own place. */
export const notFoundPath = "/404";
export const contactFailedPath = "/contact/failed";
