import { TalentOffer } from "../../sections/talent-offer.tsx";
import type { Contact } from "./schema.ts";

/** For those who need people rather than a project: the portal, or back to the start. */
export function TalentCall(call: NonNullable<Contact["cta"]>) {
  return <TalentOffer sheet={["Next step", "Other entrances"]} {...call} />;
}
