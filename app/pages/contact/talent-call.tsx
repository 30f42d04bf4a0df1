import { TalentOffer } from "../../sections/talent-offer.tsx";
import type { Contact } from "./schema.ts";

/** For visitors who need people rather than a project. */
export function TalentCall(call: NonNullable<Contact["cta"]>) {
  return <TalentOffer sheet={["Next step", "Other entrances"]} {...call} />;
}
