import type { Collection } from "../collection.ts";
import { announcements } from "./announcements.ts";
import { clients } from "./clients.ts";
import { people } from "./people.ts";
import { testimonials } from "./testimonials.ts";

/** Every collection; `npm run new`, the check of all content and the editor start here. */
export const collections: readonly Collection[] = [people, testimonials, clients, announcements];
