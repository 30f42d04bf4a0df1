/** The address of an answer: `How long does it take?` is found at `#faq-how-long-does-it-take`. */
export function faqId(question: string): string {
  const words =
    question
      .toLowerCase()
      .normalize("NFKD")
      .match(/[a-z0-9]+/g) ?? [];
  return ["faq", ...words].join("-");
}
