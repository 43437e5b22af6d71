import { useLingui } from "@lingui/react/macro";
import type { PageData, ResumePoint } from "@paso/contract";
import { type ReactNode, useId } from "react";

import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { NextCard } from "../../ui/student/next-card.tsx";

interface WhatNextProps {
  page: PageData;
  /** Where to continue in another course. */
  next: ResumePoint | null;
  /** The link to recall the course; null if not offered. */
  recall: ReactNode;
}

/** What to do after the course; renders nothing if there is nothing. */
export function WhatNext({ page: { survey }, next, recall }: WhatNextProps) {
  const { t } = useLingui();
  const id = useId();
  const asks = survey && !survey.finished;
  if (!asks && !next && !recall) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-question font-semibold">
        {t`What next`}
      </h3>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {asks && (
          <NextCard title={t`How was the course for you?`} text={t`A few quick questions.`}>
            <PathLink path={survey.redirect_to} className={`${buttonClass()} max-sm:w-full`}>
              {t`Take the course survey`}
              <Icon name="arrow" />
            </PathLink>
          </NextCard>
        )}
        {recall}
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
