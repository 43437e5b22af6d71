import { useLingui } from "@lingui/react/macro";

import { type ComparedPart, compareParts } from "./compare-parts.ts";
import { useFigureFormat } from "./use-figure-format.ts";

interface ComparisonSentenceProps {
  parts: readonly ComparedPart[];
  /** Texts of the question's options, in order. */
  options: readonly string[];
}

/** A comparison at a glance, as a sentence. */
export function ComparisonSentence({ parts, options }: ComparisonSentenceProps) {
  const { t } = useLingui();
  const { format } = useFigureFormat();
  const comparison = compareParts(parts);
  switch (comparison.kind) {
    case "none":
      return t`Too few answers to compare.`;
    case "same": {
      const mean = format(comparison.mean);
      return t`The mean is ${mean} everywhere.`;
    }
    case "means": {
      const { name: highest } = comparison.highest;
      const { name: lowest } = comparison.lowest;
      const [best, worst] = [format(comparison.highest.mean), format(comparison.lowest.mean)];
      return t`Highest is ${highest} with ${best}, lowest ${lowest} with ${worst}.`;
    }
    case "leading": {
      const answer = options[comparison.option] ?? "";
      const { parts: count, of } = comparison;
      return count === of
        ? t`“${answer}” leads in all of them.`
        : t`“${answer}” leads in ${count} of ${of}.`;
    }
    case "mixed":
      return t`A different answer leads in each.`;
  }
}
