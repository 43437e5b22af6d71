import { useLingui } from "@lingui/react/macro";
import type { NextStep, PageData } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { Congratulation } from "./congratulation.tsx";

/** Id of the note's heading, which takes the focus when one arrives at the end. */
export const END_HEADING = "page-end";

/** Stands at the end of a finished page: what has ended, and the way on. */
export function EndNote({ page, next }: { page: PageData; next: NextStep }) {
  const { t } = useLingui();
  const titles = {
    page: t`End of Page`,
    module: t`End of Module`,
    course: t`Course finished`,
  };
  const links = {
    page: t`Go to the next page`,
    module: t`Go to the next module`,
    course: t`Back to my courses`,
  };
  return (
    <section
      aria-labelledby={END_HEADING}
      className="rounded-card border border-line bg-card p-6 sm:ms-14 sm:p-8"
    >
      <h2
        id={END_HEADING}
        tabIndex={-1}
        className="flex items-center gap-3 text-question font-semibold"
      >
        <Icon name={next.kind === "page" ? "check" : "flag"} className="size-7 text-accent" />
        {titles[next.kind]}
      </h2>
      {next.kind === "course" && <Congratulation page={page} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {next.redirect_to !== null && (
          <Link to={next.redirect_to} className={buttonClass()}>
            {links[next.kind]}
            <Icon name="arrow" />
          </Link>
        )}
        {next.kind === "course" && page.survey && !page.survey.finished && (
          <Link to={page.survey.redirect_to} className={buttonClass()}>
            {t`Take the course survey`}
            <Icon name="arrow" />
          </Link>
        )}
        {next.redirect_to === null && (
          <Link to="/student" className={buttonClass("quiet")}>
            {links.course}
          </Link>
        )}
      </div>
    </section>
  );
}
