import { useLingui } from "@lingui/react/macro";

/** Formats an estimated duration: "about 5 min", "about 1 h 20 min". */
export function useDurationText(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) => {
    if (minutes < 60) return t`about ${minutes} min`;
    // Hours are not estimated to the minute.
    const rounded = Math.round(minutes / 10) * 10;
    const hours = Math.floor(rounded / 60);
    const rest = rounded % 60;
    return rest === 0 ? t`about ${hours} h` : t`about ${hours} h ${rest} min`;
  };
}
