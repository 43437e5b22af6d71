import { useLingui } from "@lingui/react/macro";
import { type Locale, PASSWORD_MIN_LENGTH } from "@paso/contract";
import { useDeferredValue, useMemo } from "react";

import { useUser } from "../../../session/session-query.ts";
import type { Weakness } from "./estimate-strength.ts";
import { useEstimate } from "./use-estimate.ts";

const MARKS = [1, 2, 3, 4];
const COLOURS = ["bg-wrong", "bg-wrong", "bg-warm", "bg-right", "bg-right"];
/** Longer ones are strong, and slow to estimate. */
const LONGEST = 100;

/** How easily the password that is being typed would be guessed, and why. */
export function PasswordStrength({ password }: { password: string }) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const typed = useDeferredValue(password);
  const estimate = useEstimate(i18n.locale as Locale, password !== "");
  const strength = useMemo(() => {
    if (estimate === null || typed === "") return null;
    const personal = user ? [user.first_name, user.last_name, user.email] : [];
    return estimate(typed.slice(0, LONGEST), [...personal, "paso"]);
  }, [estimate, typed, user]);

  const isShort = typed.length < PASSWORD_MIN_LENGTH;
  const score = strength === null ? 0 : Math.max(1, isShort ? 1 : strength.score);
  const names = [
    "",
    t`Weak: it would be guessed soon.`,
    t`Fair: it could be harder to guess.`,
    t`Good: it is hard to guess.`,
    t`Strong: it is very hard to guess.`,
  ];
  const reasons: Record<Weakness, string> = {
    common: t`Many people use one like it.`,
    personal: t`It contains your name or address.`,
    date: t`Dates and years are tried early.`,
    pattern: t`Sequences and repetitions are tried early.`,
    word: t`A single word or name is tried early.`,
  };
  const reason = strength?.weakness && score < 3 ? reasons[strength.weakness] : "";
  return (
    <div className="mt-2 min-h-13">
      <div className="flex gap-1.5" aria-hidden="true">
        {MARKS.map((mark) => (
          <span
            key={mark}
            className={`h-1.5 flex-1 rounded-full transition-colors ${mark <= score ? COLOURS[score] : "bg-line"}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="mt-1.5 text-small text-muted">
        {names[score]} {reason}
      </p>
    </div>
  );
}
