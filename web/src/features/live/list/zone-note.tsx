import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { zoneName } from "../../../i18n/zoned-time.ts";
import { useTimeZone } from "../../../session/use-time-zone.ts";

/** The time zone of a list's times. */
export function ZoneNote() {
  const { i18n } = useLingui();
  const zone = zoneName(useTimeZone(), i18n.locale);
  return (
    <p className="text-muted">
      <Trans>
        All times are in your time zone: {zone}.{" "}
        <Link
          to="/account/{-$screen}"
          params={{ screen: undefined }}
          className="font-semibold text-accent hover:underline"
        >
          Change your time zone
        </Link>
      </Trans>
    </p>
  );
}
