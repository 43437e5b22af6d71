import { useLingui } from "@lingui/react/macro";
import type { WorkbookEntry } from "@paso/contract";

import { Readers } from "../readers/readers.tsx";

/** A text the user wrote, who can read it, and course mates' comments. */
export function TextEntry({ entry }: { entry: WorkbookEntry & { kind: "text" } }) {
  const { t } = useLingui();
  const { course, page, question, text, comments } = entry;
  return (
    <>
      <h3 lang={course.language} className="mt-1 font-semibold wrap-anywhere">
        {question}
      </h3>
      <blockquote
        dir="auto"
        className="mt-3 border-s-4 border-accent ps-5 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </blockquote>
      {page?.is_survey ? (
        <p className="mt-2 text-small text-muted">{t`For the course’s staff, without your name`}</p>
      ) : (
        <Readers text={entry} />
      )}
      {comments.length > 0 && (
        <ul className="workbook-comments" aria-label={t`Comments`}>
          {comments.map((comment, index) => (
            <li key={`${comment.at} ${index}`} className="wrap-anywhere whitespace-pre-wrap">
              <strong>{comment.own ? t`You` : comment.first_name}</strong>
              {": "}
              <span dir="auto">{comment.text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
