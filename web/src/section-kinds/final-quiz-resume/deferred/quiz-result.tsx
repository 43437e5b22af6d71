import { useLingui } from "@lingui/react/macro";
import type { EndpointOutput, PageData, finalQuizResume } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatPercent } from "../../../i18n/format-percent.ts";
import { useEnhanced } from "../../../ui/enhance/use-enhanced.ts";
import { Icon } from "../../../ui/student/icon.tsx";
import { arrive, toSection } from "../../player/arrive.ts";
import { usePlayer } from "../../player/player.ts";

/** Percentage from which a result is good. */
const GOOD_RESULT = 70;

interface QuizResultProps {
  page: PageData;
  result: EndpointOutput<typeof finalQuizResume>;
}

/** The result of a final quiz: the score, then every question, with a link to its section. */
export function QuizResult({ page, result }: QuizResultProps) {
  const { t, i18n } = useLingui();
  const summary = useEnhanced<HTMLParagraphElement>();
  const { total_questions: total, valid_questions: valid, percentage } = result;
  if (total === 0) {
    return (
      <p className="text-muted">{t`This module has no questions that count for the final quiz.`}</p>
    );
  }
  return (
    <>
      <p
        ref={summary}
        className="flex flex-wrap items-center gap-x-5 text-title font-bold tabular-nums"
      >
        {t`${valid} of ${total}`}
        <span
          data-circle
          data-value={percentage / 100}
          data-size="84"
          className={`inline-grid size-21 place-items-center text-lg ${percentage > 0 ? "text-(--right)" : "text-wrong"}`}
        >
          {formatPercent(percentage / 100, i18n.locale)}
        </span>
      </p>
      <p className="mt-2 text-muted">
        {valid === total
          ? t`All correct. Well done!`
          : percentage >= GOOD_RESULT
            ? t`Well done. Each question links back to its step if you want another look.`
            : t`Worth another look: each question links back to its step.`}
      </p>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {Object.entries(result.questions).map(([number, question]) => (
          <li key={number} className="p-1">
            <QuestionRow
              number={number}
              text={question.question}
              valid={question.is_valid}
              courseId={page.course.id}
              pageId={question.page_id}
              sectionId={question.section_id}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface QuestionRowProps {
  number: string;
  /** Null while unanswered. */
  text: string | null;
  valid: boolean;
  courseId: number;
  pageId: number;
  sectionId: number;
}

function QuestionRow({ number, text, valid, courseId, pageId, sectionId }: QuestionRowProps) {
  const { t } = useLingui();
  const { address, language } = usePlayer();
  return (
    <Link
      to={address(`/student/courses/${courseId}/pages/${pageId}`)}
      hash={`section-${sectionId}`}
      hashScrollIntoView={false}
      // A step of this page is not the page.
      activeProps={{ "aria-current": undefined }}
      // The address may already be the current one, from an earlier click.
      onClick={() => arrive(toSection(sectionId))}
      className="flex min-h-13 items-start gap-3 rounded-control px-3 py-3 no-underline transition-colors hover:bg-accent-soft"
    >
      <span className="min-w-0 grow">
        <span className="font-semibold">{t`Question ${number}`}</span>
        {text && (
          <span lang={language} className="block text-small wrap-anywhere text-muted">
            {text}
          </span>
        )}
      </span>
      <span
        className={`flex shrink-0 items-center gap-1 text-small font-semibold ${valid ? "text-(--right)" : "text-wrong"}`}
      >
        <Icon name={valid ? "check" : "cross"} className="size-4.5 stroke-[2.75]" />
        {valid ? t`correct` : t`incorrect`}
      </span>
    </Link>
  );
}
