import { useLingui } from "@lingui/react/macro";
import type { ModeratedComment } from "@paso/contract";

import { formatLocalDate } from "../i18n/format-local-date.ts";
import { Badge } from "../ui/staff/badge.tsx";

type Text = Pick<ModeratedComment, "author" | "created_at" | "hidden" | "decision">;

/** Who wrote a text and when, and its status. */
export function TextFacts({ text, openReports }: { text: Text; openReports: number }) {
  const { t, i18n } = useLingui();
  const { author, hidden, decision } = text;
  const when = decision && formatLocalDate(decision.at, i18n.locale);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{author}</span>
        <time dateTime={text.created_at} className="text-small text-muted">
          {formatLocalDate(text.created_at, i18n.locale)}
        </time>
        {openReports > 0 && <Badge tone="warm">{t`Reported`}</Badge>}
        {hidden && <Badge tone="wrong">{t`Hidden`}</Badge>}
      </p>
      {decision && (
        <p className="text-small text-muted">
          {decision.hidden
            ? t`Hidden by ${decision.by} on ${when}`
            : t`Looked at by ${decision.by} on ${when}; course mates see it`}
        </p>
      )}
    </>
  );
}
