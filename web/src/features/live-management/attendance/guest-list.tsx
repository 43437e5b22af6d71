import { Plural, useLingui } from "@lingui/react/macro";
import type { ClassAttendance } from "@paso/contract";

/** Attendees reported by the provider that match no account here. */
export function GuestList({ guests }: { guests: ClassAttendance["guests"] }) {
  const { t } = useLingui();
  return (
    <div>
      <h3 className="font-semibold">{t`Others who were there`}</h3>
      <p className="text-small text-muted">
        {t`The service knows them by these names, which fit no account in this class.`}
      </p>
      <ul className="mt-2">
        {guests.map(({ name, minutes }, index) => (
          <li key={`${index} ${name}`} className="flex gap-4 py-1.5 tabular-nums">
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <span className="text-muted">
              <Plural value={minutes} one="# minute" other="# minutes" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
