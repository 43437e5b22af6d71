import { useLingui } from "@lingui/react/macro";
import type { ErrorBody } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

interface NotOpenYetProps {
  courseId: string;
  /** Why the server does not open the page. */
  refusal: ErrorBody;
}

/** Shown instead of a page that is not open to its student yet: what opens it, and a link there. */
export function NotOpenYet({ courseId, refusal }: NotOpenYetProps) {
  const { t } = useLingui();
  const map = `/student/courses/${courseId}`;
  const opening = refusal.blocked_by?.redirect_to ?? map;
  const isStep = opening.includes("/pages/");
  useDocumentTitle(t`Not open yet`);
  return (
    <div className="mx-auto w-full max-w-column px-5 py-12">
      <div role="alert" className="rounded-card border border-line bg-card p-6 sm:p-8">
        <h1 className="flex items-center gap-3 text-question font-semibold">
          <Icon name="lock" className="size-7 text-muted" />
          {t`This page is not open yet`}
        </h1>
        <p className="mt-3 text-reading">{refusal.message}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isStep && (
            <PathLink path={opening} className={buttonClass()}>
              {t`Go to that step`}
              <Icon name="arrow" />
            </PathLink>
          )}
          <PathLink path={map} className={buttonClass("quiet")}>
            {t`Back to the course map`}
          </PathLink>
        </div>
      </div>
    </div>
  );
}
