import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { WorkbookEntry } from "@paso/contract";

import { Icon } from "../../../ui/student/icon.tsx";

/** A text of one's own, who reads it, and what course mates said. */
export function TextEntry({ entry }: { entry: WorkbookEntry & { kind: "text" } }) {
  const { t } = useLingui();
  const { question, text, comments, likes, comment_count: commentCount } = entry;
  return (
    <>
      <h3 className="mt-1 font-semibold wrap-anywhere">{question}</h3>
      <blockquote
        dir="auto"
        className="mt-3 border-s-4 border-accent ps-5 wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </blockquote>
      {entry.workbook_only ? (
        <p className="mt-2 flex items-start gap-1.5 text-small text-muted">
          <Icon name="lock" className="mt-0.5 size-4.5" />
          {t`Only in your workbook`}
        </p>
      ) : (
        <p className="mt-2 text-small text-muted">
          {entry.hidden && `${t`Hidden by the course’s staff`} · `}
          {plural(likes, { one: "# course mate likes this", other: "# course mates like this" })}
          {" · "}
          {plural(commentCount, { one: "# comment", other: "# comments" })}
        </p>
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
