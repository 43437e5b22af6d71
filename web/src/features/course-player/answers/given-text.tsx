import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type StudentSection, countWords } from "@paso/contract";

import { headingId } from "../sections/heading-id.ts";

/** An opinion that was given, and who can read it. */
export function GivenText({ section }: { section: StudentSection }) {
  const { t } = useLingui();
  const answer = section.answer ?? "";
  const words = plural(countWords(answer), { one: "# word", other: "# words" });
  const readers = section.workbook_only
    ? t`Published on your Workbook only`
    : t`Published for your course mates`;
  return (
    <>
      <h2 id={headingId(section.id)} tabIndex={-1} className="mb-4 text-question font-semibold">
        {section.question}
      </h2>
      <blockquote
        aria-label={t`Your answer`}
        className="border-s-4 border-accent ps-5 text-reading wrap-anywhere whitespace-pre-wrap"
      >
        {answer}
      </blockquote>
      <p className="mt-3 text-small text-muted">
        {readers} · {words}
      </p>
    </>
  );
}
