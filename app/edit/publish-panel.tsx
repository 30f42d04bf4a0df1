import { ClashForm } from "./clash-form.tsx";
import { Form, Line } from "./form.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { keep, propose, send } from "./publish-server.ts";
import type { Publishing } from "./use-publishing.ts";

interface PublishPanelProps {
  publishing: Publishing;
  /** Whether something is not kept. */
  isChanged: boolean;
}

/** Keeps what has changed, sends it, or proposes it. */
export function PublishPanel({ publishing, isChanged }: PublishPanelProps) {
  const { branch, outcome, run } = publishing;
  const { message = "", address, clashes = [] } = outcome ?? {};
  const isUnsent = branch !== undefined && branch.unsent > 0;
  const sentence = (
    <Line name="message" label="What has changed, in a sentence" required />
  );
  return (
    <>
      {isChanged && (
        <Form name="Keep" run={({ message = "" }) => run(() => keep(message))}>
          {sentence}
        </Form>
      )}
      {(isChanged || isUnsent) && !branch?.isProposal && (
        <details>
          <summary>Let a colleague review it first</summary>
          <Form
            name="Propose"
            run={({ message = "" }) => run(() => propose(message))}
          >
            {sentence}
          </Form>
        </details>
      )}
      <p role="status">
        {message}{" "}
        {address && (
          <a href={address} target="_blank" rel="noreferrer">
            Open a pull request
          </a>
        )}
      </p>
      {clashes.length > 0 && (
        <ClashForm
          clashes={clashes}
          onDecide={(decisions) => run(() => send(decisions))}
        />
      )}
      <ProposalList {...publishing} />
    </>
  );
}
