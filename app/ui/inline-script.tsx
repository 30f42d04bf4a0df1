interface InlineScriptProps {
  /** Self-contained: its own source is what the page carries, so it may use nothing from outside. */
  run: (() => void) | readonly (() => void)[];
}

/** A few lines of behaviour beside the component they belong to; the build hashes them into the CSP. */
export function InlineScript({ run }: InlineScriptProps) {
  const source = [run].flat().map((each) => `(${each})()`);
  return <script dangerouslySetInnerHTML={{ __html: source.join(";") }} />;
}
