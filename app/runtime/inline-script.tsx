interface InlineScriptProps {
  /** Self-contained: its own source is what the page carries, so it may use nothing from outside. */
  run: ((given: string) => void) | readonly (() => void)[];
  /** What the function is called with. */
  given?: string;
}

/** A few lines of behaviour beside the component they belong to; the build hashes them into the CSP. */
export function InlineScript({ run, given }: InlineScriptProps) {
  // A "<" could end the script element early.
  const value = given === undefined ? "" : JSON.stringify(given).replaceAll("<", "\\u003c");
  const source = [run].flat().map((each) => `(${each})(${value})`);
  return <script dangerouslySetInnerHTML={{ __html: source.join(";") }} />;
}
