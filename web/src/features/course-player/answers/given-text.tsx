import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type StudentSection, countWords } from "@paso/contract";

import { headingId } from "../sections/heading-id.ts";

/** An opinion that was given, and who can read it; or that none was, in a module that has closed. */
export function GivenText({ section }: { section: StudentSection }) {
  const { t } = useLingui();
  return (
    <>
      <h2
        id={headingId(section.id)}
        tabIndex={-1}
        className="mb-4 text-question font-semibold wrap-anywhere"
      >
        {section.question}
      </h2>
      {section.answer === null ? (
        <p className="text-muted">{t`You did not answer this question.`}</p>
      ) : (
        <OwnText answer={section.answer} workbookOnly={section.workbook_only === true} />
      )}
    </>
  );
}

function OwnText({ answer, workbookOnly }: { answer: string; workbookOnly: boolean }) {
  const { t } = useLingui();
  const readers = workbookOnly
    ? t`Published on your Workbook only`
    : t`Published for your course mates`;
  return (
    <>
      <blockquote
        dir="auto"
        aria-label={t`Your answer`}
        className="border-s-4 border-accent ps-5 text-reading wrap-anywhere whitespace-pre-wrap"
      >
        {answer}
      </blockquote>
      <p className="mt-3 text-small text-muted">
        {readers} · {plural(countWords(answer), { one: "# word", other: "# words" })}
      </p>
    </>
  );
}
