import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { JoinCard } from "../join/join-card.tsx";
import { useAudience } from "../parts/use-audience.ts";
import { calendarFile, type ClockedClass } from "../queries/live-queries.ts";
import { DateList } from "./date-list.tsx";
import { RecordingList } from "./recording-list.tsx";
import { shownDate } from "./shown-date.ts";

interface LiveClassPageProps {
  liveClass: ClockedClass;
  /** The requested date; defaults to the next one. */
  occurrenceId: number | undefined;
}

/** A live class: time, join button, description and recordings. */
export function LiveClassPage({ liveClass, occurrenceId }: LiveClassPageProps) {
  const { t } = useLingui();
  const audienceOf = useAudience();
  const { id, title, text, occurrences, capacity } = liveClass;
  const shown = shownDate(liveClass, occurrenceId);
  return (
    <div className="mx-auto grid max-w-column grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-6 pb-24">
      <div>
        <Link
          to="/student/live"
          className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
        >
          <Icon name="back" />
          {t`Live classes`}
        </Link>
        <h1 className="text-title font-bold wrap-anywhere">{title}</h1>
        <p className="mt-1 wrap-anywhere text-muted">{audienceOf(liveClass)}</p>
      </div>
      {shown && <JoinCard key={shown.id} liveClass={liveClass} occurrence={shown} />}
      {text !== "" && <p className="text-reading wrap-anywhere whitespace-pre-line">{text}</p>}
      {shown && <RecordingList recordings={shown.recordings} />}
      {occurrences.length > 1 && <DateList liveClass={liveClass} shownId={shown?.id} />}
      <div className="grid justify-items-start gap-3 border-t border-line pt-6">
        {capacity !== null && (
          <p className="text-small text-muted">
            <Trans>There is room for {capacity} people. First come, first served.</Trans>
          </p>
        )}
        <a href={calendarFile(id)} download className={buttonClass("quiet")}>
          <Icon name="download" />
          {t`Add to calendar`}
        </a>
      </div>
    </div>
  );
}
