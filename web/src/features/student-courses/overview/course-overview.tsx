import { useLingui } from "@lingui/react/macro";
import type { CourseMap } from "@paso/contract";
import type { ReactNode } from "react";

import { END_HEADING } from "../../../section-kinds/player/heading-id.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { ProgressBar } from "../../../ui/student/progress-bar.tsx";
import { CourseWindow } from "../progress/course-window.tsx";
import { NextModuleDate } from "../progress/next-module-date.tsx";
import { useTimeLeft } from "../progress/use-time-left.ts";
import { ModuleSteps } from "./module-steps.tsx";
import { SurveyStep } from "./survey-step.tsx";

type Page = CourseMap["modules"][number]["pages"][number];

interface CourseOverviewProps {
  map: CourseMap;
  /** Links to the course's content outside its pages. */
  tabs?: ReactNode;
  /** The search, between the next step and the modules. */
  search: ReactNode;
}

/** The whole course at a glance: done, next and still locked. */
export function CourseOverview({ map, tabs, search }: CourseOverviewProps) {
  const { t } = useLingui();
  const timeLeft = useTimeLeft()(map.course);
  const { course, modules, survey, time_zone: timeZone } = map;
  const { finished_sections: done, total_sections: total } = course;
  const progress = t`${done} of ${total} steps done`;
  const pages = modules.flatMap((module) => module.pages);
  const titles = new Map(pages.map(({ id, title }) => [id, title]));
  const opensNext = pages.find(
    ({ state, blocked_by: step }) => state === "locked" && step !== null,
  )?.id;
  const end = course.finished ? findEnd(pages) : undefined;
  return (
    <div className="mx-auto max-w-column px-5 pt-10 pb-24">
      <p className="text-small text-muted">{t`Course map`}</p>
      <h1 lang={course.language} className="text-title font-bold">
        {course.title}
      </h1>
      {tabs}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ProgressBar
          value={done}
          total={total}
          label={t`Progress in this course`}
          valueText={progress}
          className="w-56"
        />
        <p className="text-small text-muted tabular-nums" aria-hidden="true">
          {progress}
        </p>
        {timeLeft && <p className="text-small text-muted tabular-nums">{timeLeft}</p>}
      </div>
      <CourseWindow course={course} timeZone={timeZone} />
      <NextModuleDate date={course.continues_on} timeZone={timeZone} />
      {course.resume_to && (
        <div className="mt-6 flex flex-wrap gap-3">
          <PathLink path={course.resume_to} className={buttonClass()}>
            {done === 0
              ? t`Begin`
              : course.finished && !timeLeft
                ? t`Look back`
                : t`Continue where you left off`}
            <Icon name="arrow" />
          </PathLink>
          {end && (
            <PathLink path={`${end}#${END_HEADING}`} className={buttonClass("quiet")}>
              {t`What you achieved`}
            </PathLink>
          )}
        </div>
      )}
      {modules.length > 0 && course.state === "running" && <div className="mt-9">{search}</div>}
      {modules.length === 0 && (
        <p className="mt-11 text-muted">{t`There is nothing here yet. The modules appear as soon as they are ready.`}</p>
      )}
      <ol className="mt-11 grid gap-11">
        {modules.map((module, index) => (
          <li key={module.id}>
            <ModuleSteps
              module={module}
              number={index + 1}
              language={course.language}
              timeZone={timeZone}
              titles={titles}
              opensNext={opensNext}
            />
          </li>
        ))}
      </ol>
      {survey && <SurveyStep survey={survey} />}
    </div>
  );
}

/** The address of the page that ends with the course's finish; undefined if more is to be taken first. */
function findEnd(pages: readonly Page[]): string | undefined {
  const isOver = pages.every(
    ({ state, total_sections: total }) => total === 0 || state === "finished" || state === "closed",
  );
  return isOver ? pages.findLast(({ state }) => state === "finished")?.redirect_to : undefined;
}
