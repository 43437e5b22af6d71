import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SectionResult } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { showIfLinked } from "../../../ui/show-if-linked.ts";
import { Authored } from "../../../ui/staff/content-language.tsx";
import type { Audience } from "../parts/audience.ts";
import { presentPath } from "../parts/results-address.ts";
import { CheckedQuestion } from "./checked-question.tsx";
import { PollQuestion } from "./poll-question.tsx";
import { TextQuestion } from "./text-question.tsx";

const LINK = "inline-flex min-h-11 items-center font-semibold text-accent hover:underline";

interface SectionCardProps {
  section: SectionResult;
  courseId: number;
  audience: Audience;
  /** URL to edit the question; null if not permitted. */
  editor: string | null;
}

/** One question, closely. */
export function SectionCard({ section, courseId, audience, editor }: SectionCardProps) {
  const { t } = useLingui();
  const { id, step, title, question } = section;
  if (question === null) return null;
  const { answers } = question;
  return (
    <li
      ref={showIfLinked}
      id={`section-${id}`}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
      className="min-w-0 scroll-mt-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span>{t`Step ${step}`}</span>
        <span>{t`${plural(answers, { one: "# answer", other: "# answers" })}`}</span>
      </p>
      <h3 id={`title-${id}`} className="mb-4 font-semibold wrap-anywhere">
        <Authored>{title}</Authored>
      </h3>
      {answers === 0 ? (
        <p className="text-muted">{t`Nobody has answered this yet.`}</p>
      ) : question.type === "checked" ? (
        <CheckedQuestion name={title} result={question} />
      ) : question.type === "poll" ? (
        <PollQuestion name={title} result={question} />
      ) : (
        <TextQuestion result={question} />
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {editor !== null && (
          <PathLink path={editor} className={LINK}>
            {t`Edit the question`}
          </PathLink>
        )}
        {question.type !== "texts" && (
          <PathLink path={presentPath(courseId, id, audience)} className={LINK}>
            {t`Present it`}
          </PathLink>
        )}
      </p>
    </li>
  );
}
