import { useLingui } from "@lingui/react/macro";

const MINUTE = 60;

/** Seconds as people say them; a dash where there are none. */
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
