import {
  backToMain,
  continueProposal,
  listProposals,
  withdraw,
} from "./publish-server.ts";
import type { Proposal } from "./publish-types.ts";
import { useAnswer } from "./use-answer.ts";
import type { Publishing } from "./use-publishing.ts";

interface ProposalItemProps extends Pick<Publishing, "run"> {
  proposal: Proposal;
}

function ProposalItem({ proposal, run }: ProposalItemProps) {
  const { title, author, isOpen, isSent, address } = proposal;
  const question = `Withdraw “${title}”? Its changes are gone for everybody.`;
  return (
    <li className="difference">
      <span>
        <b>{title}</b> by {author}
        {isSent ? "" : ", not sent"}
      </span>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          Ask for a review
        </a>
      )}
      {isOpen ? (
        <button type="button" onClick={() => run(backToMain)}>
          Back to the main line
        </button>
      ) : (
        <button
          type="button"
          aria-label={`Continue: ${title}`}
          onClick={() => run(() => continueProposal(proposal))}
        >
          Continue
        </button>
      )}
      <button
        type="button"
        aria-label={`Withdraw: ${title}`}
        onClick={() => confirm(question) && run(() => withdraw(proposal))}
      >
        Withdraw
      </button>
    </li>
  );
}

/** Changes that wait for review: they are continued, or withdrawn. */
export function ProposalList({ branch, outcome, run }: Publishing) {
  const proposals = useAnswer(listProposals, [branch, outcome]);
  if (!proposals || proposals.length === 0) return null;
  return (
    <ul className="texts" aria-label="Proposals">
      {proposals.map((proposal) => (
        <ProposalItem key={proposal.branch} proposal={proposal} run={run} />
      ))}
    </ul>
  );
}
