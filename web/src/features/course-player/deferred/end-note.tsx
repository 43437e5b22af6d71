import { useLingui } from "@lingui/react/macro";
import type { NextStep, PageData } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { END_HEADING } from "../../../section-kinds/player/heading-id.ts";
import { type Player, usePlayer } from "../../../section-kinds/player/player.ts";
import { studentKind } from "../../../section-kinds/student-kinds.ts";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { CourseEnd } from "./course-end.tsx";
import { HomeLink } from "./home-link.tsx";

interface EndNoteProps {
  page: PageData;
  next: NextStep;
}

/** The end of a finished or closed page: what has ended, and where to continue. */
export function EndNote(props: EndNoteProps) {
  const player = usePlayer();
  const [summary] = Object.values(props.page.sections).flatMap(
    (section) => studentKind(section).summary?.(section, player) ?? [],
  );
  const note = <Note {...props} />;
  return summary ? <AfterSummary summary={summary}>{note}</AfterSummary> : note;
}

interface AfterSummaryProps {
  summary: ReturnType<Player["quizSummary"]>;
  children: ReactNode;
}

/** Content below a summary: waits until the summary has its height, to avoid a layout shift. */
function AfterSummary({ summary, children }: AfterSummaryProps) {
  const { isPending } = useQuery(summary);
  return !isPending && children;
}

function Note({ page, next }: EndNoteProps) {
  const { t } = useLingui();
  const isSurvey = page.module === null;
  const isClosed = Object.values(page.sections).some(
    ({ module_closed: closed, status }) => closed && status !== "finished",
  );
  const titles = {
    page: t`End of Page`,
    module: t`End of Module`,
    course: t`Thank you`,
  };
  const isEnd = next.kind === "course" && !isClosed;
  const waysOn = <WaysOn page={page} next={next} isClosed={isClosed} />;
  if (isEnd && !isSurvey) return <CourseEnd page={page} waysOn={waysOn} />;
  return (
    <section aria-labelledby={END_HEADING} className="grid grid-cols-[auto_1fr] gap-x-3 sm:gap-x-5">
      <span
        aria-hidden="true"
        className={`hidden size-9 place-items-center rounded-full sm:grid ${isClosed ? "border-2 border-edge text-muted" : "bg-accent text-on-accent"}`}
      >
        <Icon name={isClosed ? "lock" : "flag"} />
      </span>
      <div className="col-span-2 rounded-card border border-line bg-card p-6 sm:col-span-1 sm:col-start-2 sm:p-8">
        <h2 id={END_HEADING} tabIndex={-1} className="text-question font-semibold">
          {isClosed ? t`Closed, not finished` : titles[next.kind]}
        </h2>
        {isClosed && (
          <p className="mt-3 text-reading">
            {next.kind === "course"
              ? t`This page closed before you finished it. It was the last one of the course.`
              : t`This page closed before you finished it. It does not hold you up: go on with the rest of the course.`}
          </p>
        )}
        {isEnd && (
          <p className="mt-3 text-reading">
            {t`Your answers help to make the course better for those who come after you.`}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">{waysOn}</div>
      </div>
    </section>
  );
}

interface WaysOnProps extends EndNoteProps {
  /** The page closed before it was finished. */
  isClosed: boolean;
}

function WaysOn({ page: { course, survey }, next, isClosed }: WaysOnProps) {
  const { t } = useLingui();
  const { address } = usePlayer();
  if (next.redirect_to !== null) {
    // Before a module begins, the link leads to the course map instead.
    const isMap = !next.redirect_to.includes("/pages/");
    const onwards = next.kind === "page" ? t`Go to the next page` : t`Go to the next module`;
    return (
      <Link to={address(next.redirect_to)} className={buttonClass()}>
        {isMap ? t`See when the next module begins` : onwards}
        <Icon name="arrow" />
      </Link>
    );
  }
  if (isClosed) {
    return (
      <Link to={address(`/student/courses/${course.id}`)} className={buttonClass("quiet")}>
        {t`Back to the course map`}
      </Link>
    );
  }
  return (
    <>
      {survey && !survey.finished && (
        <Link to={address(survey.redirect_to)} className={buttonClass()}>
          {t`Take the course survey`}
          <Icon name="arrow" />
        </Link>
      )}
      <HomeLink address={address} />
    </>
  );
}
