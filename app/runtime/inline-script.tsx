import { inlineSource } from "./inline-source.ts";

type Behaviour = () => void;

type InlineScriptProps =
  /** Self-contained: its own source is what the page carries, so it may use nothing from outside. */
  | { run: Behaviour | readonly Behaviour[]; source?: never }
  /** Made by `inlineSource`, of a function that takes arguments. */
  | { source: string; run?: never };

/** A few lines of behaviour beside the component they belong to; the build hashes them into the CSP. */
export function InlineScript({ run, source }: InlineScriptProps) {
  const calls = source === undefined ? [run].flat().map((each) => inlineSource(each)) : [source];
  return <script dangerouslySetInnerHTML={{ __html: calls.join(";") }} />;
}
