import { useLingui } from "@lingui/react/macro";
import { MAX_ANSWER, type StudentSection, countWords } from "@paso/contract";
import { useId } from "react";

import { Icon } from "../../../ui/student/icon.tsx";
import { headingId } from "../sections/heading-id.ts";

interface TextAnswerFieldProps {
  section: StudentSection;
  answer: string;
  disabled: boolean;
  onChange: (answer: string) => void;
}

/** An opinion being written: how long it may be, and who will read it, is said before it is sent. */
export function TextAnswerField({ section, answer, disabled, onChange }: TextAnswerFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-3">
        <h2 id={headingId(section.id)} tabIndex={-1} className="text-question font-semibold">
          {section.question}
        </h2>
      </legend>
      <textarea
        value={answer}
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

/** The words so far beside the bound that matters now. */
function WordCount({ section, answer }: { section: StudentSection; answer: string }) {
  const { t } = useLingui();
  const count = countWords(answer);
  const { min, max } = section;
  if (min && count < min) return t`Min words: ${`${count}/${min}`}`;
  if (max) return t`Max words: ${`${count}/${max}`}`;
  return null;
}
