import { useLingui } from "@lingui/react/macro";
import type { SignUpRequest } from "@paso/contract";

import { formatDay } from "../../i18n/format-day.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EmailAddress } from "../../ui/email-address.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";

interface RequestRowProps {
  request: SignUpRequest;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isBusy: boolean;
  onApprove: () => void;
  onDecline: () => void;
}

/** A person who asks to join or waits for a seat, with their message. */
export function RequestRow({
  request,
  isChosen,
  onChoose,
  isBusy,
  onApprove,
  onDecline,
}: RequestRowProps) {
  const { t, i18n } = useLingui();
  const { email, avatar, state, text } = request;
  const name = fullName(request);
  const day = formatDay(request.requested_at, i18n.locale);
  return (
    <li
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 border-line px-4 py-3 not-first:border-t sm:px-5 ${isChosen ? "bg-accent-soft" : ""}`}
    >
      <CheckboxField
        label={t`Choose the request of ${name}`}
        labelHidden
        value={isChosen}
        onChange={onChoose}
      />
      <Avatar name={name} picture={avatar} size="small" />
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <p className="leading-snug font-semibold">{name}</p>
        <p className="text-small text-muted">
          <EmailAddress>{email}</EmailAddress> · {t`asked on ${day}`}
        </p>
        {text !== "" && <p className="mt-1.5 whitespace-pre-line">{text}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        {state === "waiting" ? (
          <Badge tone="warm">{t`waiting for a seat`}</Badge>
        ) : (
          <Button variant="quiet" aria-label={t`Approve ${name}`} busy={isBusy} onPress={onApprove}>
            {t`Approve`}
          </Button>
        )}
        <Button variant="plain" aria-label={t`Decline ${name}`} onPress={onDecline}>
          {t`Decline`}
        </Button>
      </div>
    </li>
  );
}
