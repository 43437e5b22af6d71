import { useLingui } from "@lingui/react/macro";

const MINUTE = 60;

/** Formats a duration in seconds; a dash if there is none. */
export function useDuration(): (seconds: number | null) => string {
  const { i18n } = useLingui();
  const unit = (value: number, name: "second" | "minute") =>
    new Intl.NumberFormat(i18n.locale, { style: "unit", unit: name, unitDisplay: "short" }).format(
      value,
    );
  return (seconds) => {
    if (seconds === null) return "–";
    if (seconds < MINUTE) return unit(Math.round(seconds), "second");
    return unit(Math.round(seconds / MINUTE), "minute");
  };
}
