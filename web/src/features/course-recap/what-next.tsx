import { useLingui } from "@lingui/react/macro";
import type { PageData, ResumePoint } from "@paso/contract";
import { type ReactNode, useId } from "react";

import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";

interface WhatNextProps {
  page: PageData;
  /** Where to go on in another course. */
  next: ResumePoint | null;
}

/** What there is to do after the course; nothing where there is nothing. */
export function WhatNext({ page: { survey }, next }: WhatNextProps) {
  const { t } = useLingui();
  const id = useId();
  const asks = survey && !survey.finished;
  if (!asks && !next) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-question font-semibold">
        {t`What next`}
      </h3>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {asks && (
          <NextCard
            title={t`How was the course for you?`}
            text={t`A few questions, one click each.`}
          >
            <PathLink path={survey.redirect_to} className={`${buttonClass()} max-sm:w-full`}>
              {t`Take the course survey`}
              <Icon name="arrow" />
            </PathLink>
          </NextCard>
        )}
        {next && <NextCourse next={next} />}
      </div>
    </section>
  );
}

function NextCourse({ next }: { next: ResumePoint }) {
  const { t } = useLingui();
  const { course_title: course, page_title: page, minutes_left: minutes } = next;
  const about = t`about ${minutes} min`;
  return (
    <NextCard
      title={next.begun ? t`Continue with “${course}”` : t`Begin “${course}”`}
      text={t`Next: ${page}, ${about}`}
    >
      <PathLink path={next.redirect_to} className={`${buttonClass("quiet")} max-sm:w-full`}>
        {next.begun ? t`Continue` : t`Begin`}
        <span className="sr-only">: {course}</span>
        <Icon name="arrow" />
      </PathLink>
    </NextCard>
  );
}

interface NextCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

function NextCard({ title, text, children }: NextCardProps) {
  return (
    <div className="flex flex-col items-start rounded-card border border-line bg-card p-5 sm:p-6">
      <h4 className="text-lg leading-snug font-semibold wrap-anywhere">{title}</h4>
      <p className="mt-1 mb-5 text-muted wrap-anywhere">{text}</p>
      <div className="mt-auto max-sm:w-full">{children}</div>
    </div>
  );
}
