import { inlineSource } from "./inline-source.ts";

type Behaviour = () => void;

type InlineScriptProps =
  /** Self-contained, because only its own source is in the page. */
  | { run: Behaviour | readonly Behaviour[]; source?: never }
  /** From `inlineSource`, for a function with arguments. */
  | { source: string; run?: never };

/** A small inline script next to its component. The build adds its hash to the CSP. */
export function InlineScript({ run, source }: InlineScriptProps) {
  const calls = source === undefined ? [run].flat().map((each) => inlineSource(each)) : [source];
  return <script dangerouslySetInnerHTML={{ __html: calls.join(";") }} />;
}
