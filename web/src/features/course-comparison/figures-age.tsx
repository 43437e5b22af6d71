import { useLingui } from "@lingui/react/macro";
import type { Comparison } from "@paso/contract";

/** When what is not counted at once was counted, and whether it is being counted again. */
export function FiguresAge({ as_of: asOf, refreshing }: Pick<Comparison, "as_of" | "refreshing">) {
  const { t, i18n } = useLingui();
  const at = asOf === null ? "" : formatMoment(asOf, i18n.locale);
  return (
    <p role="status" className="text-small text-muted">
      {asOf !== null && t`Quizzes and opinions are as of ${at}.`}{" "}
      {refreshing && t`They are being counted again…`}
    </p>
  );
}

/** The time alone where it is of today. */
function formatMoment(instant: string, locale: string): string {
  const date = new Date(instant);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "long" } as const);
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(locale, { ...day, ...time }).format(date);
}
