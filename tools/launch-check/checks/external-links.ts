import { type Finding, findLines, type SourceFile } from "../finding.ts";

const TIMEOUT_MS = 10_000;
/** Answers of sites that exist but refuse programs. */
const REFUSED = new Set([401, 403, 405, 429, 999]);

export type GetStatus = (address: string) => Promise<number>;

/** The status of a URL; rejects if nothing answers. */
export const getStatus: GetStatus = async (address) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.body?.cancel();
  return answer.status;
};

interface LinkPlace extends Pick<Finding, "file" | "line"> {
  address: string;
}

function linksIn(source: SourceFile): LinkPlace[] {
  const address = (line: string) => /https:\/\/[^\s"'`)<>]+/.exec(line)?.[0] ?? "";
  return findLines(source, /https:\/\/\w/, (line) => ({
    check: "links",
    severity: "blocks",
    message: address(line),
  }))
    .map(({ file, line, message }) => ({ file, line, address: message }))
    .filter((link) => URL.canParse(link.address) && !new URL(link.address).hostname.endsWith(".example"));
}

export interface LinkResult {
  findings: Finding[];
  note?: string;
}

/** Requests every external URL. If none answers, there is no network, which is an error only with --online. */
export async function findBrokenLinks(
  sources: readonly SourceFile[],
  status: GetStatus,
  networkRequired: boolean,
): Promise<LinkResult> {
  const links = sources.flatMap(linksIn);
  const answers = await Promise.all(
    links.map(({ address }) => status(address).catch((error: unknown) => String(error))),
  );
  if (!networkRequired && links.length > 0 && answers.every((answer) => typeof answer === "string")) {
    return {
      findings: [],
      note: `No network: ${links.length} external links were not checked (--online makes this an error)`,
    };
  }
  const findings = links.flatMap(({ file, line, address }, index): Finding[] => {
    const answer = answers[index] ?? "";
    if (typeof answer === "number" && (answer < 400 || REFUSED.has(answer))) return [];
    return [{ check: "links", severity: "blocks", file, line, message: `${address}: ${answer}` }];
  });
  return { findings };
}
