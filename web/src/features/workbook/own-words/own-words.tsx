import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";

import { Readers } from "../readers/readers.tsx";
import { ownWordsQuery } from "./own-words-query.ts";

/** At the end of a course: a few of one's own texts, and the way to all of them. */
export function OwnWords({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const id = useId();
  const { data } = useQuery(ownWordsQuery(courseId));
  if (!data || data.texts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-column px-5 pb-24">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-question font-semibold">
          {t`In your own words`}
        </h2>
        <Link
          to="/student/workbook/{-$courseId}"
          params={{ courseId: String(courseId) }}
          className="font-semibold text-accent hover:underline"
        >
          {t`Open your workbook`}
        </Link>
      </div>
      {data.texts.map((text) => (
        <div key={text.question} className="mt-5 border-t border-line pt-4">
          <p className="text-small text-muted wrap-anywhere">{text.question}</p>
          <blockquote dir="auto" className="mt-1 text-reading wrap-anywhere whitespace-pre-wrap">
            “{text.text}”
          </blockquote>
          <Readers text={text} />
        </div>
      ))}
    </section>
  );
}
