import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { DateField } from "./date-field.tsx";

/** Earlier dates are years that are still being typed. */
const FIRST_DAY = "2000-01-01";

/** Milliseconds without a key after which a date counts as typed: most of its parts make a date on the way. */
const SETTLED = 700;

/** Days as `YYYY-MM-DD`, both included; null for no limit. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

interface DayRangeFieldsProps {
  labels: { from: string; to: string };
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** The error without any day; omit if that means all days. */
  emptyError?: string | undefined;
}

const FIELD_CLASS = "min-w-36 flex-1 sm:w-44 sm:flex-none";

/** Two dates, either of which may be empty. A date that is still being typed is not passed on. */
export function DayRangeFields({ labels, value, onChange, emptyError }: DayRangeFieldsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ from: value.from ?? "", to: value.to ?? "" });
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  const isTurned = typed.from !== "" && typed.to !== "" && typed.from > typed.to;
  const change = (part: Partial<typeof typed>) => {
    const days = { ...typed, ...part };
    setTyped(days);
    const given = [days.from, days.to].filter((day) => day !== "");
    const isMeant =
      (given.length > 0 || emptyError === undefined) &&
      given.every((day) => day >= FIRST_DAY) &&
      (given.length < 2 || days.from <= days.to);
    clearTimeout(settling.current);
    if (!isMeant) return;
    settling.current = setTimeout(
      () => onChange({ from: days.from || null, to: days.to || null }),
      SETTLED,
    );
  };
  return (
    <>
      <DateField
        label={labels.from}
        value={typed.from}
        onChange={(from) => change({ from })}
        error={typed.from === "" && typed.to === "" ? emptyError : undefined}
        className={FIELD_CLASS}
      />
      <DateField
        label={labels.to}
        value={typed.to}
        onChange={(to) => change({ to })}
        error={
          isTurned
            ? t`Choose a day that is not before the first. Until then, nothing changes below.`
            : undefined
        }
        className={FIELD_CLASS}
      />
    </>
  );
}
