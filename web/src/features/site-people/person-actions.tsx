import { useLingui } from "@lingui/react/macro";
import type { SitePerson } from "@paso/contract";

import { useUser } from "../../session/session-query.ts";
import { useRoleOptions } from "../../session/use-role-options.ts";
import { fullName } from "../../ui/full-name.ts";
import { Button } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { ConfirmedButton } from "./confirmed-button.tsx";
import { CorrectPerson } from "./correct-person.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { usePersonAction } from "./use-person-action.tsx";

interface PersonActionsProps {
  person: SitePerson;
  isSending: boolean;
}

/** The actions on a person's account. */
export function PersonActions({ person, isSending }: PersonActionsProps) {
  const { t } = useLingui();
  const roles = useRoleOptions();
  const isMe = useUser()?.id === person.id;
  const action = usePersonAction(person, isSending);
  const name = fullName(person);
  const isDisabled = person.state === "disabled";
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t`Role on this site`}
        value={person.role}
        onChange={action.toRole}
        options={roles}
        isDisabled={isMe}
        className="w-full sm:w-60"
      />
      <CorrectPerson person={person} />
      {!isDisabled && person.state === "new" && (
        <Button variant="quiet" busy={action.isPending} onPress={() => action.run("invite")}>
          {person.invited_at ? t`Invite again` : t`Send an invitation`}
        </Button>
      )}
      {!isDisabled && person.state === "active" && (
        <Button variant="quiet" busy={action.isPending} onPress={() => action.run("sendReset")}>
          {t`Send a link for a new password`}
        </Button>
      )}
      {!isDisabled && !person.must_change_password && person.state === "active" && (
        <ConfirmedButton
          label={t`Require a new password`}
          title={t`Require a new password of ${name}?`}
          isBusy={action.isPending}
          onConfirm={() => action.run("askForNewPassword")}
        >
          {t`Whatever they open next, on every device, they have to choose a new password first. You cannot take this back.`}
        </ConfirmedButton>
      )}
      {person.has_second_factor && !isMe && (
        <ConfirmedButton
          label={t`Reset second factor`}
          title={t`Reset the second factor of ${name}?`}
          danger
          isBusy={action.isPending}
          onConfirm={() => action.run("resetSecondFactor")}
        >
          {t`Do this only once you are sure who is asking. The authenticator app, the recovery codes and all passkeys of this person are removed, and they are signed out everywhere. They get an e-mail and sign in with their password.`}
        </ConfirmedButton>
      )}
      {isDisabled && (
        <Button variant="quiet" busy={action.isPending} onPress={() => action.run("enable")}>
          {t`Enable the account`}
        </Button>
      )}
      {!isDisabled && !isMe && (
        <Button variant="danger" busy={action.isPending} onPress={() => action.run("disable")}>
          {t`Disable the account`}
        </Button>
      )}
      {!isMe && <ErasePerson person={person} />}
      {isMe && (
        <p className="basis-full text-muted">
          {t`This is you. Another administrator can change your role.`}
        </p>
      )}
    </div>
  );
}
