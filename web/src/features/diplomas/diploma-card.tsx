import { useLingui } from "@lingui/react/macro";
import type { Diploma } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatCalendarDate } from "../../i18n/format-calendar-date.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { BadgeMenu } from "./badge-menu.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { DiplomaPicture } from "./diploma-picture.tsx";
import { ShownNameField } from "./shown-name-field.tsx";

/** One of the user's diplomas: the document, who may verify it, and what they see. */
export function DiplomaCard({ diploma }: { diploma: Diploma }) {
  const { t, i18n } = useLingui();
  const { id, state, course_title: course, number, revoke_reason: reason } = diploma;
  const date = formatCalendarDate(diploma.issued_on, i18n.locale);
  const reissued = diploma.reissued_on && formatCalendarDate(diploma.reissued_on, i18n.locale);
  return (
    <article className="grid gap-6 rounded-card border border-line bg-card p-5 sm:p-7 md:grid-cols-2">
      <DiplomaPicture diploma={diploma} />
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <h2 className="text-lg leading-snug font-semibold text-balance">{course}</h2>
          <p className="mt-1 text-small text-muted">{t`Issued on ${date}`}</p>
          {reissued && (
            <p className="text-small text-muted">
              {t`Issued again on ${reissued}. Copies with the earlier number are out of date.`}
            </p>
          )}
          <p className="text-small text-muted">
            {t`Number`} <span className="tabular-nums">{number}</span>
          </p>
        </div>
        {state === "revoked" && (
          <Alert tone="warm" title={t`This diploma is no longer valid`}>
            {reason ? t`Reason: ${reason}` : t`Ask the people who run the course for the reason.`}
          </Alert>
        )}
        {state === "preparing" && (
          <div role="status" className="flex items-center gap-3 text-muted">
            <Loading />
            {t`Your diploma is being prepared. This takes a few seconds.`}
          </div>
        )}
        {state !== "preparing" && (
          <div className="flex flex-wrap gap-3">
            <a href={`/api/diplomas/${id}/document`} download className={buttonClass()}>
              <Icon name="download" />
              {t`Download PDF`}
              <span className="sr-only">: {course}</span>
            </a>
            <Link
              to="/verify/{-$number}"
              params={{ number: number.replaceAll("-", "") }}
              className={buttonClass("quiet")}
            >
              {t`See what others see`}
              <span className="sr-only">: {course}</span>
            </Link>
            {state === "ready" && <CopyLinkButton path={diploma.verify_path} />}
          </div>
        )}
        {state === "ready" && <ShownNameField diploma={diploma} />}
        {diploma.has_badge && <BadgeMenu diploma={diploma} />}
      </div>
    </article>
  );
}
