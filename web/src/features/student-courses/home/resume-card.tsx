import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumePoint } from "@paso/contract";

import { CourseCover } from "../../../ui/course-cover/course-cover.tsx";
import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { useDurationText } from "../progress/use-duration-text.ts";
import { ResumeSteps } from "./resume-steps.tsx";

interface ResumeCardProps {
  resume: ResumePoint;
  /** URL of the course's picture; empty for none. */
  picture: string;
}

/** The next thing to do: the page to resume, and the progress within it. */
export function ResumeCard({ resume, picture }: ResumeCardProps) {
  const { t } = useLingui();
  const durationText = useDurationText();
  const { finished_sections: done, total_sections: total, minutes_left: left } = resume;
  const { language } = resume;
  const question = resume.question !== null && <span lang={language}>{resume.question}</span>;
  const step = done + 1;
  const time = durationText(left);
  return (
    <section
      aria-labelledby="resume"
      className="flex overflow-hidden rounded-card border border-line bg-card shadow-float max-md:flex-col-reverse"
    >
      <div className="min-w-0 flex-1 p-6 sm:p-9">
        <p className="text-small font-semibold text-accent">
          {resume.begun ? t`Continue where you left off` : t`Begin here`}
        </p>
        <h2
          id="resume"
          lang={language}
          className="mt-1.5 text-[1.875rem] leading-tight font-bold text-balance wrap-anywhere"
        >
          {resume.page_title}
        </h2>
        <p lang={language} className="mt-1 text-muted wrap-anywhere">
          {resume.course_title} · {resume.module_title}
        </p>
        <ResumeSteps done={done} total={total} />
        <p className="mt-3">
          <span className="line-clamp-3 wrap-anywhere">
            {question ? (
              <Trans>
                <strong className="font-semibold">Step {step}:</strong> {question}
              </Trans>
            ) : (
              t`Step ${step} of ${total}`
            )}
          </span>
          {left > 0 && (
            <span className="block text-small text-muted first-letter:uppercase">{t`${time} left on this page`}</span>
          )}
        </p>
        <PathLink
          path={resume.redirect_to}
          className={`${buttonClass()} mt-5 min-h-12 max-sm:w-full sm:px-6`}
        >
          {resume.begun ? t`Continue` : t`Begin`}
          <span lang={language} className="sr-only">
            : {resume.course_title}
          </span>
          <Icon name="arrow" />
        </PathLink>
      </div>
      <CourseCover
        address={picture}
        title={resume.course_title}
        className="max-md:h-32 max-md:w-full md:w-2/5 md:max-w-96 md:flex-none"
      />
    </section>
  );
}
