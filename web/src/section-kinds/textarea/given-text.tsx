import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { countWords } from "@paso/contract";

import type { SectionOf } from "../player/student-kind.ts";
import { QuestionText } from "../question/question-text.tsx";

interface GivenTextProps {
  section: SectionOf<"textarea">;
  /** Text written but not sent before the module closed. */
  unsent: string;
  readers?: string | undefined;
}

/** A given opinion and its readers, or the text written until the module closed. */
export function GivenText({ section, unsent, readers }: GivenTextProps) {
  const { t } = useLingui();
  const { answer, workbook_only: workbookOnly } = section;
  const readBy =
    readers ??
    (workbookOnly ? t`Published on your Workbook only` : t`Published for your course mates`);
  const text = answer ?? unsent;
  return (
    <>
      <QuestionText section={section} />
      {text !== "" && (
        <blockquote
          dir="auto"
          aria-label={t`Your answer`}
          className="border-s-4 border-accent ps-5 text-reading wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </blockquote>
      )}
      {answer !== null && (
        <p className="mt-3 text-small text-muted">
          {readBy} · {plural(countWords(answer), { one: "# word", other: "# words" })}
        </p>
      )}
    </>
  );
}
