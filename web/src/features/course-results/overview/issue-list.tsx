import { useLingui } from "@lingui/react/macro";
import type { CourseResults, ResultIssue } from "@paso/contract";
import { useState } from "react";

import { formatPercent } from "../../../i18n/format-percent.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Button, buttonClass } from "../../../ui/staff/button.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import type { Audience } from "../parts/audience.ts";
import { pageResultsPath, studentsPath } from "../parts/results-address.ts";
import { WriteButton } from "../parts/write-button.tsx";
import { peopleOf } from "./people-of.ts";
import { useIssueText } from "./use-issue-text.ts";

interface IssueListProps {
  results: CourseResults;
  audience: Audience;
}

/** Number of issues shown initially. */
const FIRST = 5;

/** Issues worth the staff's time, worst first; nothing if there are none. */
export function IssueList({ results, audience }: IssueListProps) {
  const { t } = useLingui();
  const { course, issues, issue_count: all } = results;
  const [isWhole, setIsWhole] = useState(false);
  if (issues.length === 0) return null;
  const shown = isWhole ? issues : issues.slice(0, FIRST);
  const more = issues.length - shown.length;
  const hidden = all - issues.length;
  return (
    <section aria-labelledby="issues">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id="issues" className="text-question font-semibold">
          {t`Worst first`}
        </h2>
        <p className="text-small text-muted">{t`From 5 answers on`}</p>
      </div>
      <ol>
        {shown.map((issue, index) => (
          <Issue
            key={`${issue.kind} ${issue.place.section?.id}`}
            number={index + 1}
            issue={issue}
            courseId={course.id}
            audience={audience}
            mayWrite={results.may_write}
            mayEdit={results.may_edit}
          />
        ))}
      </ol>
      {more > 0 && (
        <Button variant="plain" icon="down" className="mt-3" onPress={() => setIsWhole(true)}>
          {t`Show ${more} more`}
        </Button>
      )}
      {isWhole && hidden > 0 && (
        <p className="pt-4 text-small text-muted">
          {t`${hidden} more appear here once these are done.`}
        </p>
      )}
    </section>
  );
}

/** Only the worst three are coloured, to draw attention to them. */
const COLOURED = 3;

interface IssueProps {
  number: number;
  issue: ResultIssue;
  courseId: number;
  audience: Audience;
  mayWrite: boolean;
  mayEdit: boolean;
}

function Issue({ number, issue, courseId, audience, mayWrite, mayEdit }: IssueProps) {
  const { t, i18n } = useLingui();
  const textOf = useIssueText();
  const { page, section } = issue.place;
  const { figure, unit, share, reason, action } = textOf(issue);
  const step = section?.step;
  const about = peopleOf(issue);
  const isColoured = number <= COLOURED && share !== null;
  const isToRead = issue.kind === "reports" || issue.kind === "without_reply";
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[auto_minmax(0,1fr)_12rem]">
      <span
        aria-hidden="true"
        className={`grid size-9 place-items-center rounded-full border-2 font-bold ${number <= COLOURED ? "border-warm text-warm" : "border-edge text-muted"}`}
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="text-small wrap-anywhere text-muted">
          <Authored>
            {page.module_title} · {page.title}
          </Authored>
          {step !== undefined && <> · {t`step ${step}`}</>}
        </p>
        <h3 className="line-clamp-3 font-semibold wrap-anywhere">
          <Authored>{section?.title}</Authored>
        </h3>
        <p className="mt-1 max-w-prose wrap-anywhere">{reason}</p>
      </div>
      <p className="col-start-2 sm:col-start-3">
        <span className="text-question font-bold tabular-nums">{figure}</span>
        <span className="block text-small text-muted">{unit}</span>
        {share !== null && (
          <span
            aria-hidden="true"
            title={formatPercent(share, i18n.locale)}
            className="mt-2 block h-1.5 rounded-full bg-line"
          >
            <span
              className={`bar block h-full rounded-full ${isColoured ? "bg-warm" : "bg-peers"}`}
              style={{ width: `${share * 100}%` }}
            />
          </span>
        )}
      </p>
      <div className="col-start-2 flex flex-wrap gap-2">
        {(isToRead || mayEdit) && (
          <PathLink path={issue.redirect_to} className={buttonClass("quiet")}>
            {action}
          </PathLink>
        )}
        <PathLink
          path={pageResultsPath(courseId, audience, {
            pageId: page.id,
            sectionId: section?.id ?? null,
          })}
          className={buttonClass("plain")}
        >
          {t`See its results`}
        </PathLink>
        {about && (
          <PathLink
            path={studentsPath(courseId, { audience, people: about }, null)}
            className={buttonClass("plain")}
          >
            {t`See who`}
          </PathLink>
        )}
        {about && mayWrite && (
          <WriteButton
            courseId={courseId}
            recipients={{
              list: { search: "", show: "all", audience, people: about },
              people: about.people,
            }}
          />
        )}
      </div>
    </li>
  );
}
