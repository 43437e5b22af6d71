import { useLingui } from "@lingui/react/macro";
import type { CourseMap } from "@paso/contract";

import { CourseWindow } from "../progress/course-window.tsx";
import { PageStep } from "./page-step.tsx";

type Module = CourseMap["modules"][number];

interface ModuleStepsProps {
  module: Module;
  /** Position in the course, from 1. */
  number: number;
  /** Language of the titles. */
  language: string;
  timeZone: string;
  /** Titles of all pages of the course, by id. */
  titles: ReadonlyMap<number, string>;
  /** Id of the course's first page that is not open yet: only for it is one page enough. */
  opensNext: number | undefined;
}

/** A module and the path of its pages. */
export function ModuleSteps(props: ModuleStepsProps) {
  const { module, number, language, timeZone, titles, opensNext } = props;
  const { t } = useLingui();
  const blockedBy = ({ id, blocked_by: step }: Module["pages"][number]) =>
    step && id === opensNext
      ? { title: titles.get(step.page_id) ?? "", redirect_to: step.redirect_to }
      : null;
  return (
    <section aria-labelledby={`module-${module.id}`}>
      <p className="text-small text-muted">{t`Module ${number}`}</p>
      <h2 id={`module-${module.id}`} lang={language} className="text-question font-semibold">
        {module.title}
      </h2>
      <CourseWindow course={module} timeZone={timeZone} />
      <ol className="-mx-2 mt-3">
        {module.pages.map((page, index) => (
          <PageStep
            key={page.id}
            page={page}
            number={index + 1}
            language={language}
            moduleState={module.state}
            blockedBy={blockedBy(page)}
          />
        ))}
      </ol>
      {module.pages.length === 0 && (
        <p className="mt-2 text-muted">{t`This module has no pages yet.`}</p>
      )}
    </section>
  );
}
