import { useLingui } from "@lingui/react/macro";
import type { SitePerson } from "@paso/contract";

import { useUser } from "../../session/session-query.ts";
import { useRoleOptions } from "../../session/use-role-options.ts";
import { fullName } from "../../ui/full-name.ts";
import { Button } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { CorrectPerson } from "./correct-person.tsx";
import { ErasePerson } from "./erase-person.tsx";
import { RequirePassword } from "./require-password.tsx";
import { ResetSecondFactor } from "./reset-second-factor.tsx";
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
        <RequirePassword
          name={fullName(person)}
          isBusy={action.isPending}
          onRequire={() => action.run("askForNewPassword")}
        />
      )}
      {person.has_second_factor && !isMe && (
        <ResetSecondFactor
          name={fullName(person)}
          isBusy={action.isPending}
          onReset={() => action.run("resetSecondFactor")}
        />
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
