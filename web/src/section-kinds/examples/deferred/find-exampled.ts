/**
 * Indexes of the options that examples refer to: an example is an option's text, or begins with it and
 * punctuation, as in "Sand: it dries within a day".
 */
export function findExampled(options: readonly string[], examples: readonly string[]): number[] {
  return options.flatMap((option, index) =>
    examples.some((example) => begins(example, option)) ? [index] : [],
  );
}

function begins(example: string, option: string): boolean {
  const [text, start] = [fold(example), fold(option)];
  return (
    start !== "" && text.startsWith(start) && /^\s*([.,:;–—]|$)/.test(text.slice(start.length))
  );
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
