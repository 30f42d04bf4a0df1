import { getCallActions } from "../content/call-actions.ts";
import { Dial } from "../drawings/dial.tsx";
import { CallToAction, type CallToActionProps } from "./call-to-action.tsx";

/** The banner that asks for half an hour, with the dial that shows it. */
export function InvitationToCall(call: Omit<CallToActionProps, "remarks" | "tone" | "children">) {
  const { remarks, dial } = getCallActions().terms;
  return (
    <CallToAction {...call} remarks={remarks}>
      <Dial label={dial} />
    </CallToAction>
  );
}
