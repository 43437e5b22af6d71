import { useLingui } from "@lingui/react/macro";
import type { CourseRecap } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { Readers } from "../readers/readers.tsx";

interface OwnWordsProps {
  courseId: number;
  /** Language of the course. */
  language: string;
  texts: CourseRecap["texts"];
}

/** At the end of a course: a few of the user's texts, with a link to all of them. */
export function OwnWords({ courseId, language, texts }: OwnWordsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-question font-semibold">
          {t`In your own words`}
        </h3>
        <Link
          to="/student/workbook/{-$courseId}"
          params={{ courseId: String(courseId) }}
          className="font-semibold text-accent hover:underline"
        >
          {t`Open your workbook`}
        </Link>
      </div>
      {texts.map(({ text: words, ...text }) => (
        <div key={text.question} className="mt-5 border-t border-line pt-4">
          <p lang={language} className="text-small text-muted wrap-anywhere">
            {text.question}
          </p>
          <blockquote dir="auto" className="mt-1 text-reading wrap-anywhere whitespace-pre-wrap">
            {t`“${words}”`}
          </blockquote>
          <Readers text={text} />
        </div>
      ))}
    </section>
  );
}
