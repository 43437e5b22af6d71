import { useLingui } from "@lingui/react/macro";
import type { ClassView } from "@paso/contract";
import type { ReactNode } from "react";

import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { useFollowClass } from "./class-query.ts";

interface ClassScreenProps {
  code: string;
  view: ClassView;
}

/** A student's phone in class: the current question and its result. */
export function ClassScreen({ code, view }: ClassScreenProps) {
  const { t } = useLingui();
  const { course, ended, asked } = view;
  useFollowClass(code, asked?.closes_at ?? null);
  return (
    <div className="mx-auto grid w-full max-w-column grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-8 pb-24">
      <h1 className="text-small text-muted">
        <span lang={course.language} className="block font-semibold wrap-anywhere text-ink">
          {course.title}
        </span>
        {t`In class`}
      </h1>
      {asked ? (
        <AskedQuestion
          key={`${asked.section.id}-${asked.round}`}
          code={code}
          asked={asked}
          language={course.language}
        />
      ) : (
        <div role="status" className="grid justify-items-start gap-4">
          {ended ? (
            <>
              <Notice title={t`This class is over`}>
                {t`What you answered is in the course, at its place.`}
              </Notice>
              <PathLink path={`/student/courses/${course.id}`} className={buttonClass()}>
                {t`Go to the course`}
              </PathLink>
            </>
          ) : (
            <Notice title={t`You are in`}>
              {t`The first question appears here once your teacher opens it.`}
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-question font-semibold">{title}</h2>
      <p className="text-muted">{children}</p>
    </div>
  );
}
