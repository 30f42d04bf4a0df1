import { getCallActions } from "../content/call-actions.ts";
import { CallToAction, type CallToActionProps } from "./call-to-action.tsx";
import { FigureAgain } from "./figure-again.tsx";

interface InvitationToCallProps extends Omit<CallToActionProps, "remarks" | "tone" | "children"> {
  /** The hero's drawings, if it has several or none. */
  figures?: readonly string[] | undefined;
}

/** The invitation to a call, beside the page's own figure. */
export function InvitationToCall({ figures, ...call }: InvitationToCallProps) {
  return (
    <CallToAction {...call} remarks={getCallActions().terms.remarks}>
      {figures?.length !== 0 && <FigureAgain figures={figures} />}
    </CallToAction>
  );
}
