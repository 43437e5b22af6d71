import { Plural, useLingui } from "@lingui/react/macro";
import type { ClassAttendee } from "@paso/contract";
import { useState } from "react";

import { EmailAddress } from "../../../ui/email-address.tsx";
import { fullName } from "../../../ui/full-name.ts";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import type { DatePath } from "../queries/class-queries.ts";
import { MinutesForm } from "./minutes-form.tsx";

interface AttendeeRowProps {
  date: DatePath;
  attendee: ClassAttendee;
  mayChange: boolean;
}

/** An attendee and their minutes, which staff may correct. */
export function AttendeeRow({ date, attendee, mayChange }: AttendeeRowProps) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { minutes, is_by_hand: isByHand } = attendee;
  const name = fullName(attendee);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line px-5 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className="leading-snug font-semibold">{name}</p>
        <p className="text-small text-muted">
          <EmailAddress>{attendee.email}</EmailAddress>
        </p>
      </div>
      {isChanging ? (
        <MinutesForm
          date={date}
          attendee={attendee}
          name={name}
          onClose={() => setChanging(false)}
        />
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-3 tabular-nums">
            {minutes === null ? (
              <span className="text-muted">
                {attendee.has_joined ? t`joined, minutes not known` : t`not there`}
              </span>
            ) : (
              <Plural value={minutes} _0="not there" one="# minute" other="# minutes" />
            )}
            {isByHand && <Badge tone="calm">{t`by hand`}</Badge>}
          </p>
          {mayChange && (
            <Button
              variant="plain"
              aria-label={t`Change the minutes of ${name}`}
              onPress={() => setChanging(true)}
            >
              {t({ message: "Change", context: "attendance" })}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
