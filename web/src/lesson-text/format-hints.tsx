import { useLingui } from "@lingui/react/macro";

import { Button } from "../ui/staff/button.tsx";

interface FormatHintsProps {
  /** Inserting an example must not replace any text. */
  isEmpty: boolean;
  onExample: (text: string) => void;
}

/** A summary of the text format's syntax. */
export function FormatHints({ isEmpty, onExample }: FormatHintsProps) {
  const { t } = useLingui();
  const example = t`# Three ways to begin today

After reading, put the text away, take a sheet of paper and write down whatever comes back.

1. Which of these makes you recall?
a) Highlighting the most important sentences
*b) Closing the book and writing down the main points # Even a wrong attempt prepares the ground.
c) Listening to the same recording a second time

2. What do you remember of this page so far? (8 to 150 words)`;
  const rows = [
    ["# …", t`begins a reading`],
    ["https://…", t`alone on a line: a video`],
    ["1. …?", t`a question; without options, an opinion`],
    ["a) b) c)", t`its options`],
    ["*b)", t`right; or “Answer: B” below, or [x] and [ ] in place of letters`],
    ["# …", t`behind or below an option: its reason`],
    [t`(8 to 150 words)`, t`an opinion, in their own words`],
    ["---", t`ends a section`],
  ];
  return (
    <div className="mt-6 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-small font-semibold">{t`How a text is read`}</h3>
        {isEmpty && (
          <Button variant="plain" className="text-small" onPress={() => onExample(example)}>
            {t`Show an example`}
          </Button>
        )}
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 text-small">
        {rows.map(([sign, meaning]) => (
          <div key={meaning} className="contents">
            <dt>
              <code className="rounded-md border border-line bg-card px-1.5 py-0.5 whitespace-nowrap">
                {sign}
              </code>
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">{t`Questions in GIFT and Aiken are understood as well.`}</p>
    </div>
  );
}
