import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MAX_ANSWER, countWords } from "@paso/contract";
import { useId } from "react";

import { Icon } from "../../../ui/student/icon.tsx";
import { headingId } from "../../player/heading-id.ts";
import type { SectionOf } from "../../player/student-kind.ts";
import type { AnswerFieldProps } from "../../question/question-kind.ts";
import { QuestionText } from "../../question/question-text.tsx";

/** An opinion being written: how long it may be, and who will read it, is said before it is sent. */
export function TextAnswerField(props: AnswerFieldProps<SectionOf<"textarea">>) {
  const { section, answer, disabled, sending, onChange } = props;
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend>
        <QuestionText section={section} />
      </legend>
      <WordBounds min={section.min} max={section.max} />
      <textarea
        dir="auto"
        value={answer}
        readOnly={sending}
        onChange={(event) => onChange(event.target.value)}
        rows={6}
        maxLength={MAX_ANSWER}
        aria-labelledby={headingId(section.id)}
        aria-describedby={`${id}-words ${id}-readers`}
        className="block max-h-[70dvh] min-h-42 w-full resize-y rounded-control border border-edge bg-card px-4 py-3 text-reading text-ink transition-colors field-sizing-content hover:border-ink disabled:text-muted"
      />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-small text-muted">
        <p id={`${id}-readers`} className="flex items-start gap-1.5">
          <Icon name={section.workbook_only ? "lock" : "info"} className="mt-0.5 size-4.5" />
          {section.workbook_only
            ? t`Only you will see this answer, in your workbook.`
            : t`Your course mates will see this answer with your first name.`}
        </p>
        <p id={`${id}-words`} className="tabular-nums">
          <WordCount section={section} answer={answer} />
        </p>
      </div>
    </fieldset>
  );
}

/** How long the text may be, before one meets the limits. */
function WordBounds({ min, max }: { min: number; max: number }) {
  const { t } = useLingui();
  if (!min && !max) return null;
  return (
    <p className="mb-3 text-muted">
      {max === 0 && plural(min, { one: "At least # word.", other: "At least # words." })}
      {max > 0 && !min && plural(max, { one: "At most # word.", other: "At most # words." })}
      {max > 0 && min > 0 && t`${min} to ${max} words.`}
    </p>
  );
}

/** The words so far, named after the bound that matters now. */
function WordCount({ section, answer }: { section: SectionOf<"textarea">; answer: string }) {
  const { t } = useLingui();
  const count = countWords(answer);
  const { min, max } = section;
  if (min && count < min) return t`Min words: ${count}`;
  if (max) return t`Max words: ${count}`;
  return null;
}
