import { useLingui } from "@lingui/react/macro";
import type { CourseMap } from "@paso/contract";

import { CourseWindow } from "../progress/course-window.tsx";
import { PageStep } from "./page-step.tsx";

interface ModuleStepsProps {
  module: CourseMap["modules"][number];
  /** Position in the course, from 1. */
  number: number;
  timeZone: string;
}

/** A module and the path of its pages. */
export function ModuleSteps({ module, number, timeZone }: ModuleStepsProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby={`module-${module.id}`}>
      <p className="text-small text-muted">{t`Module ${number}`}</p>
      <h2 id={`module-${module.id}`} className="text-question font-semibold">
        {module.title}
      </h2>
      <CourseWindow course={module} timeZone={timeZone} />
      <ol className="-mx-2 mt-3">
        {module.pages.map((page, index) => (
          <PageStep
            key={page.id}
            page={page}
            number={index + 1}
            begun={module.state !== "not_begun"}
          />
        ))}
      </ol>
      {module.pages.length === 0 && (
        <p className="mt-2 text-muted">{t`This module has no pages yet.`}</p>
      )}
    </section>
  );
}
