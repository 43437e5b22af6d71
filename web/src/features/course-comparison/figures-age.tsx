import { useLingui } from "@lingui/react/macro";
import type { Comparison } from "@paso/contract";

/** When the precomputed figures were calculated, and whether they are being refreshed, or made for the first time. */
export function FiguresAge({ as_of: asOf, refreshing }: Pick<Comparison, "as_of" | "refreshing">) {
  const { t, i18n } = useLingui();
  const at = asOf === null ? "" : formatMoment(asOf, i18n.locale);
  return (
    <p role="status" className="text-small text-muted">
      {asOf === null ? (
        t`Quizzes and opinions are being counted…`
      ) : (
        <>
          {t`Quizzes and opinions are as of ${at}.`}{" "}
          {refreshing && t`They are being counted again…`}
        </>
      )}
    </p>
  );
}

/** Only the time if it is today. */
function formatMoment(instant: string, locale: string): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "long" } as const);
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(date);
}
