import { useLingui } from "@lingui/react/macro";
import type { SessionUser } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { describeFailure } from "../../api/index.ts";
import { fullName } from "../../ui/full-name.ts";
import { Button, buttonClass } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The account's name, language, theme and the sign-out. */
export function StaffAccountMenuContent({
  user,
  onLeave,
}: {
  user: SessionUser;
  onLeave: () => void;
}) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useSignOut();
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold wrap-anywhere">{fullName(user)}</p>
        <p className="text-small wrap-anywhere text-muted">{user.email}</p>
      </div>
      <LanguageSwitch />
      <ThemeSwitch />
      <div className="grid gap-2 border-t border-line pt-4">
        <FormError failure={error && describeFailure(error)} />
        {user.role === "admin" && (
          <>
            <Link to="/admin/people" className={buttonClass("quiet")} onClick={onLeave}>
              {t`People of this site`}
            </Link>
            <Link to="/admin/mail" className={buttonClass("quiet")} onClick={onLeave}>
              {t`E-mails of this site`}
            </Link>
          </>
        )}
        <Link to="/notifications" className={buttonClass("quiet")} onClick={onLeave}>
          {t`Notifications`}
        </Link>
        <Link
          to="/account/{-$screen}"
          params={{ screen: undefined }}
          className={buttonClass("quiet")}
          onClick={onLeave}
        >
          {t`Your account`}
        </Link>
        <Button variant="quiet" busy={isPending} onPress={() => mutate()}>
          {t`Sign out`}
        </Button>
        <LegalLinks className="justify-center" />
      </div>
    </div>
  );
}
