import { useLingui } from "@lingui/react/macro";
import type { SitePerson } from "@paso/contract";
import { useId, useState } from "react";

import { formatDay } from "../../i18n/format-day.ts";
import { useRoleName } from "../../session/use-role-options.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EmailAddress } from "../../ui/email-address.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { PersonDetails } from "./person-details.tsx";

interface PersonRowProps {
  person: SitePerson;
  /** Whether the site has a mail server. */
  isSending: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A person: name, role and last activity; actions expand below. */
export function PersonRow({ person, isSending, isChosen, onChoose }: PersonRowProps) {
  const { t } = useLingui();
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const roleName = useRoleName(person.role);
  const name = fullName(person);
  return (
    <li
      className={`border-line px-4 py-3 not-first:border-t sm:px-5 ${isChosen ? "bg-accent-soft" : ""}`}
    >
      <div className="flex items-start gap-3">
        <CheckboxField label={t`Choose ${name}`} labelHidden value={isChosen} onChange={onChoose} />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 *:min-w-0 md:grid-cols-[5fr_2fr_4fr]">
          <div className="flex min-h-11 min-w-0 items-center gap-3">
            <Avatar name={name} picture={person.avatar} size="small" />
            <div className="min-w-0 wrap-anywhere">
              <p className="leading-snug font-semibold">{name}</p>
              <p className="text-small text-muted">
                <EmailAddress>{person.email}</EmailAddress>
              </p>
            </div>
          </div>
          <p>{roleName}</p>
          <PersonState person={person} />
        </div>
        <Button
          variant="quiet"
          icon={open ? "up" : "down"}
          aria-label={t`Details of ${name}`}
          aria-expanded={open}
          aria-controls={detailsId}
          onPress={() => setOpen(!open)}
        >
          <span className="max-sm:sr-only">{t`Details`}</span>
        </Button>
      </div>
      <div id={detailsId}>{open && <PersonDetails person={person} isSending={isSending} />}</div>
    </li>
  );
}

function PersonState({ person }: { person: SitePerson }) {
  const { t, i18n } = useLingui();
  const { state, last_seen: seen, invited_at: invited } = person;
  const leavingDay = person.leaving_at && formatDay(person.leaving_at, i18n.locale);
  const lastDay = seen && formatDay(seen, i18n.locale);
  const invitedDay = invited && formatDay(invited, i18n.locale);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
      {lastDay
        ? t`last here ${lastDay}`
        : invitedDay
          ? t`invited ${invitedDay}`
          : t`never signed in`}
      {state === "disabled" && <Badge tone="wrong">{t`Disabled`}</Badge>}
      {leavingDay && <Badge tone="warm">{t`Will be erased on ${leavingDay}`}</Badge>}
      {person.mail_failure !== null && <Badge tone="wrong">{t`Mail not delivered`}</Badge>}
      {state !== "disabled" && person.must_change_password && (
        <Badge tone="warm">{t`Must change the password`}</Badge>
      )}
    </p>
  );
}
