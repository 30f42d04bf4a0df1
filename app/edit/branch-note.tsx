import { counted } from "./counted.ts";
import { send, update } from "./publish-server.ts";
import type { BranchState } from "./publish-types.ts";
import type { Publishing } from "./use-publishing.ts";

const names = new Intl.ListFormat("en");

const publishedBy = ({ others, incoming }: BranchState) =>
  `${names.format(others)} published ${counted(incoming, "change")}`;

/** Which branch is edited, and which of two things there is to do about it. */
export function BranchNote({ branch, run }: Publishing) {
  if (!branch) return null;
  const { name, isProposal, unsent, incoming, problem } = branch;
  return (
    <div className="branch">
      <span>
        {isProposal ? "Proposal" : "On"} <b>{name || "no branch"}</b>
      </span>
      {incoming > 0 && (
        <>
          <span>{publishedBy(branch)}</span>
          {unsent === 0 && (
            <button type="button" onClick={() => run(update)}>
              Show {incoming === 1 ? "it" : "them"}
            </button>
          )}
        </>
      )}
      {unsent > 0 && (
        <>
          <span>{counted(unsent, "change")} not sent</span>
          <button type="button" onClick={() => run(() => send([]))}>
            Send
          </button>
        </>
      )}
      {problem && <span>{problem}</span>}
    </div>
  );
}
