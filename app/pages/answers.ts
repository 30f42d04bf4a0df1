import { hrefOf } from "../content/kind.ts";
import { contact } from "./contact/kind.ts";

/**
 * Paths that are rendered like pages but are not routable; the build moves each
 * to its own file.
 */
export const notFoundPath = "/404";
export const contactFailedPath = `${hrefOf(contact)}/failed`;

/**
 * Where a form that was sent without scripts leads: to the confirmation on the
 * contact page.
 */
export const contactSentPath = `${hrefOf(contact)}#message-sent`;
