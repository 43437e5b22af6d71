import { useLingui } from "@lingui/react/macro";
import { MAX_ANSWER, countWords } from "@paso/contract";
import { useId } from "react";

import { Icon } from "../../ui/student/icon.tsx";
import { headingId } from "../player/heading-id.ts";
import type { SectionOf } from "../player/student-kind.ts";
import { QuestionText } from "../question/question-text.tsx";
import type { TextFieldProps } from "./text-field-props.ts";

/** The field of an opinion; its length limits and readers are shown before it is sent. */
export function TextAnswerField(props: TextFieldProps) {
  const { section, answer, disabled, sending, onChange, readers } = props;
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend>
        <QuestionText section={section} />
      </legend>
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
          {readers ??
            (section.workbook_only
              ? t`Only you will see this answer, in your workbook.`
              : t`Your course mates will see this answer with your first name.`)}
        </p>
        <p id={`${id}-words`} className="tabular-nums">
          <WordCount section={section} answer={answer} />
        </p>
      </div>
    </fieldset>
  );
}

/** The word count with its limits; at a limit, labelled with that limit. */
function WordCount({ section, answer }: { section: SectionOf<"textarea">; answer: string }) {
  const { t } = useLingui();
  const count = countWords(answer);
  const { min, max } = section;
  if (count > 0 && count < min) return t`Min words: ${count}`;
  if (max > 0 && count >= max) return t`Max words: ${count}`;
  if (max > 0 && min > 0) return t`${count} of ${min} to ${max} words`;
  if (max > 0) return t`${count} of at most ${max} words`;
  return min > 0 && t`${count} of at least ${min} words`;
}
