import { Trans, useLingui } from "@lingui/react/macro";
import type { CourseMap } from "@paso/contract";

import "./page-step.css";
import { PathLink } from "../../../ui/path-link.tsx";
import { StepMark } from "../../../ui/student/step-mark.tsx";
import { useDurationText } from "../progress/use-duration-text.ts";

type MapPage = CourseMap["modules"][number]["pages"][number];

const marks = {
  finished: "done",
  current: "current",
  open: "ahead",
  closed: "locked",
  locked: "locked",
} as const;

interface PageStepProps {
  page: MapPage;
  /** Position in the module, from 1. */
  number: number;
  /** Language of the titles. */
  language: string;
  /** State of the page's module. */
  moduleState: CourseMap["modules"][number]["state"];
  /** The page whose end opens it; null if other pages come in between. */
  blockedBy: { title: string; redirect_to: string } | null;
}

/** A page as a step of its module's path: a link if it is readable. */
export function PageStep({ page, number, language, moduleState, blockedBy }: PageStepProps) {
  const { t } = useLingui();
  const durationText = useDurationText();
  const { finished_sections: done, total_sections: total, minutes_left: left } = page;
  const states = {
    finished: t({ message: "Finished", context: "page" }),
    current: done === 0 ? t`Next` : t`You are here`,
    open: t`Open`,
    closed: t`Closed, not finished`,
    locked: {
      not_begun: t`Opens when the module begins`,
      running: blockedBy ? (
        <OpensAfter step={blockedBy} language={language} />
      ) : (
        t`Opens once the pages before it are finished`
      ),
      ended: t`Closed, not finished`,
    }[moduleState],
  };
  const content = (
    <>
      <StepMark state={marks[page.state]} number={number} />
      <span className="min-w-0 flex-1 pt-1">
        <span
          lang={language}
          className={`block font-semibold ${page.state === "locked" ? "text-muted" : ""}`}
        >
          {page.title}
        </span>
        <span className="block text-small text-muted tabular-nums">
          <span className={page.state === "current" ? "font-semibold text-accent" : ""}>
            {states[page.state]}
          </span>
          {page.state !== "locked" && ` · ${t`${done} of ${total} steps`}`}
          {left > 0 && ` · ${durationText(left)}`}
        </span>
      </span>
    </>
  );
  const row = "flex items-start gap-4 rounded-control px-2 py-2";
  return (
    <li className="path-step" data-state={marks[page.state]}>
      {page.state === "locked" ? (
        <div className={row}>{content}</div>
      ) : (
        <PathLink
          path={page.redirect_to}
          aria-current={page.state === "current" ? "step" : undefined}
          className={`${row} transition-colors hover:bg-accent-soft`}
        >
          {content}
        </PathLink>
      )}
    </li>
  );
}

interface OpensAfterProps {
  step: { title: string; redirect_to: string };
  language: string;
}

function OpensAfter({ step, language }: OpensAfterProps) {
  const link = (
    <PathLink path={step.redirect_to} className="text-accent underline underline-offset-4">
      <span lang={language}>{step.title}</span>
    </PathLink>
  );
  return <Trans>Opens after {link}</Trans>;
}
