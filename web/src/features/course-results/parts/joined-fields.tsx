import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { DateField } from "../../../ui/staff/date-field.tsx";
import { type Audience, EVERYBODY } from "./audience.ts";

/** Earlier dates are years that are still being typed. */
const FIRST_DAY = "2000-01-01";

/** Milliseconds without a key after which a date counts as typed: most of its parts make a date on the way. */
const SETTLED = 700;

interface JoinedFieldsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** The range of days on which students joined; either end may be empty. Incomplete input is not passed on, nor a date on the way to another. */
export function JoinedFields({ value, onChange }: JoinedFieldsProps) {
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
      given.length > 0 &&
      given.every((day) => day >= FIRST_DAY) &&
      (given.length < 2 || days.from <= days.to);
    clearTimeout(settling.current);
    if (!isMeant) return;
    settling.current = setTimeout(
      () => onChange({ ...EVERYBODY, from: days.from || null, to: days.to || null }),
      SETTLED,
    );
  };
  return (
    <>
      <DateField
        label={t`Joined from`}
        value={typed.from}
        onChange={(from) => change({ from })}
        error={
          typed.from === "" && typed.to === "" ? t`Choose at least one of the two days.` : undefined
        }
        className="min-w-36 flex-1 sm:w-44 sm:flex-none"
      />
      <DateField
        label={t`Joined until`}
        value={typed.to}
        onChange={(to) => change({ to })}
        error={
          isTurned
            ? t`Choose a day that is not before the first. Until then, nothing changes below.`
            : undefined
        }
        className="min-w-36 flex-1 sm:w-44 sm:flex-none"
      />
    </>
  );
}
