import { eachAtOnce } from "../../../publish/output.ts";
import type { Finding, SourceFile } from "../finding.ts";

const TIMEOUT_MS = 10_000;
/** Answers of sites that exist but refuse programs. */
const REFUSED = new Set([401, 403, 405, 429, 999]);

/** The status of a URL; rejects if nothing answers. */
async function getStatus(address: string): Promise<number> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

interface LinkPlace extends Pick<Finding, "file" | "line"> {
  address: string;
}

const isExternal = (address: string) =>
  URL.canParse(address) && !new URL(address).hostname.endsWith(".example");

/**
 * The external URLs of a file, without the punctuation that may follow them.
 */
function linksIn({ file, lines }: SourceFile): LinkPlace[] {
  return lines.flatMap((text, index) => {
    const found = text.matchAll(
      /https:\/\/\w(?:[^\s"'`)<>]*[^\s"'`)<>.,;:!?])?/g,
    );
    const addresses = new Set(
      [...found].map(([address]) => address).filter(isExternal),
    );
    return [...addresses].map((address) => ({
      file,
      line: index + 1,
      address,
    }));
  });
}

/**
 * Requests every external URL, each once. If none answers, there is no network.
 */
export async function findBrokenLinks(
  sources: readonly SourceFile[],
  status = getStatus,
): Promise<{ findings: Finding[]; note?: string }> {
  const links = sources.flatMap(linksIn);
  const addresses = new Set(links.map(({ address }) => address));
  const answers = new Map<string, number | string>();
  await eachAtOnce([...addresses], async (address) => {
    answers.set(address, await status(address).catch(String));
  });
  const hasNetwork = [...answers.values()].some(
    (answer) => typeof answer === "number",
  );
  if (addresses.size > 0 && !hasNetwork)
    return {
      findings: [],
      note: `No network: ${addresses.size} external links were not checked`,
    };
  const findings = links.flatMap(({ file, line, address }): Finding[] => {
    const answer = answers.get(address);
    if (typeof answer === "number" && (answer < 400 || REFUSED.has(answer)))
      return [];
    return [
      {
        check: "links",
        severity: "blocks",
        file,
        line,
        message: `${address}: ${answer}`,
      },
    ];
  });
  return { findings };
}
