import { Plural, useLingui } from "@lingui/react/macro";
import type { DueDate } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { daysInWords, dayParts } from "../../../i18n/day-in-words.ts";
import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { useDurationText } from "../progress/use-duration-text.ts";

/** Days before a date from which it is highlighted. */
const NEAR = 3;

/** Modules and courses that end or begin soon. */
export function DueList({ due, timeZone }: { due: readonly DueDate[]; timeZone: string }) {
  const { t } = useLingui();
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="due">
      <h2 id="due" className="text-question font-semibold">{t`Due soon`}</h2>
      <ul className="mt-3 border-t border-line">
        {due.map((item) => (
          <li key={`${item.course_id} ${item.module?.id ?? ""}`} className="border-b border-line">
            <DueRow item={item} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DueRow({ item, timeZone }: { item: DueDate; timeZone: string }) {
  const { t, i18n } = useLingui();
  const durationText = useDurationText();
  const { day, month } = dayParts(item.date, i18n.locale);
  const when = formatLocalDate(item.date, i18n.locale);
  const near = item.in_days <= NEAR ? "text-warm" : "";
  const number = item.module?.number ?? 0;
  const authored = (text: string) => <span lang={item.language}>{text}</span>;
  const { module } = item;
  const time = durationText(item.minutes_left);
  return (
    <Link
      to="/student/courses/$courseId"
      params={{ courseId: String(item.course_id) }}
      {...(item.module && { hash: `module-${item.module.id}` })}
      className="flex items-center gap-4 rounded-control py-3.5 transition-colors hover:bg-accent-soft sm:px-2"
    >
      <span aria-hidden="true" className={`w-11 shrink-0 text-center ${near}`}>
        <span className="block text-xl leading-tight font-bold tabular-nums">{day}</span>
        <span className="block text-small">{month}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          {module ? (
            <>
              {t`Module ${number}`} · {authored(module.title)}
            </>
          ) : (
            authored(item.course_title)
          )}
        </span>
        <span className="block text-small text-muted">
          {module && <>{authored(item.course_title)} · </>}
          <Plural value={item.sections_left} one="# step left" other="# steps left" />
          {item.minutes_left > 0 && `, ${time}`}
        </span>
        <span className={`block text-small ${near || "text-muted"}`}>
          {item.kind === "ends"
            ? t`Ends ${daysInWords(item.in_days, i18n.locale)}: ${when} (${timeZone})`
            : t`Begins ${daysInWords(item.in_days, i18n.locale)}: ${when} (${timeZone})`}
        </span>
      </span>
    </Link>
  );
}
