import { useLingui } from "@lingui/react/macro";
import type { NextStep, PageData } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

import { END_HEADING } from "../../section-kinds/player/heading-id.ts";
import { type Player, usePlayer } from "../../section-kinds/player/player.ts";
import { studentKind } from "../../section-kinds/student-kinds.ts";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { Congratulation } from "./congratulation.tsx";
import { HomeLink } from "./home-link.tsx";

interface EndNoteProps {
  page: PageData;
  next: NextStep;
}

/** The end of a finished page: what has ended, and the way on. */
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

/** What comes below a summary: drawn before it has its height, it would have to make room. */
function AfterSummary({ summary, children }: AfterSummaryProps) {
  const { isPending } = useQuery(summary);
  return !isPending && children;
}

function Note({ page, next }: EndNoteProps) {
  const { t } = useLingui();
  const { Diploma } = usePlayer();
  const isSurvey = page.module === null;
  const titles = {
    page: t`End of Page`,
    module: t`End of Module`,
    course: isSurvey ? t`Thank you` : t`Course finished`,
  };
  return (
    <section aria-labelledby={END_HEADING} className="grid grid-cols-[auto_1fr] gap-x-3 sm:gap-x-5">
      <span
        aria-hidden="true"
        className="hidden size-9 place-items-center rounded-full bg-accent text-on-accent sm:grid"
      >
        <Icon name="flag" />
      </span>
      <div className="col-span-2 rounded-card border border-line bg-card p-6 sm:col-span-1 sm:col-start-2 sm:p-8">
        <h2 id={END_HEADING} tabIndex={-1} className="text-question font-semibold">
          {titles[next.kind]}
        </h2>
        {next.kind === "course" &&
          (isSurvey ? (
            <p className="mt-3 text-reading">
              {t`Your answers help to make the course better for those who come after you.`}
            </p>
          ) : (
            <Congratulation page={page} />
          ))}
        <div className="mt-5 flex flex-wrap gap-3">
          <WaysOn page={page} next={next} />
        </div>
      </div>
      {Diploma && next.kind === "course" && page.course.has_diploma && (
        <div className="col-span-2 mt-10">
          <Suspense fallback={<div className="min-h-40" />}>
            <Diploma courseId={page.course.id} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

function WaysOn({ page: { survey }, next }: { page: PageData; next: NextStep }) {
  const { t } = useLingui();
  const { address } = usePlayer();
  if (next.redirect_to !== null) {
    // A module that has not begun is replaced by the course map.
    const isMap = !next.redirect_to.includes("/pages/");
    const onwards = next.kind === "page" ? t`Go to the next page` : t`Go to the next module`;
    return (
      <Link to={address(next.redirect_to)} className={buttonClass()}>
        {isMap ? t`See when the next module begins` : onwards}
        <Icon name="arrow" />
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
