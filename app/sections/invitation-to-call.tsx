import { getCallActions } from "../content/call-actions.ts";
import { CallToAction, type CallToActionProps } from "./call-to-action.tsx";
import { FigureAgain } from "./figure-again.tsx";

interface InvitationToCallProps extends Omit<CallToActionProps, "remarks" | "tone" | "children"> {
  /** The hero's drawings, where it has more than one, or none. */
  figures?: readonly string[] | undefined;
}

/** The banner that asks for half an hour, beside the page's own figure put together again. */
export function InvitationToCall({ figures, ...call }: InvitationToCallProps) {
  return (
    <CallToAction {...call} remarks={getCallActions().terms.remarks}>
      {figures?.length !== 0 && <FigureAgain figures={figures} />}
    </CallToAction>
  );
}
