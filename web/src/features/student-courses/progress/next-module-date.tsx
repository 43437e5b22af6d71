import { useLingui } from "@lingui/react/macro";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";

interface NextModuleDateProps {
  /** When it begins, in the site's time zone; null if there is no need to wait for it. */
  date: string | null;
  timeZone: string;
}

/** Why the course cannot be continued yet: when the next module begins. */
export function NextModuleDate({ date, timeZone }: NextModuleDateProps) {
  const { t, i18n } = useLingui();
  if (date === null) return null;
  const when = formatLocalDate(date, i18n.locale);
  return (
    <p className="mt-1 text-small text-warm">
      {t`You can continue when the next module begins, on ${when} (${timeZone}).`}
    </p>
  );
}
