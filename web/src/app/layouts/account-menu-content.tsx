import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { describeFailure } from "../../api/index.ts";
import { useUser } from "../../session/session-query.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button, buttonClass } from "../../ui/student/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { SoundSwitch } from "./sound-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The account's name, language, theme and the sign-out. */
export function AccountMenuContent({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui();
  const user = useUser();
  const { mutate, error, isPending } = useSignOut();
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold wrap-anywhere">
          {user?.first_name} {user?.last_name}
        </p>
        <p className="text-small wrap-anywhere text-muted">{user?.email}</p>
      </div>
      <LanguageSwitch />
      <ThemeSwitch />
      <SoundSwitch />
      <div className="grid gap-2 border-t border-line pt-4">
        {error && (
          <Alert tone="wrong">
            <FailureText {...describeFailure(error)} />
          </Alert>
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
        <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
          {t`Sign out`}
        </Button>
        <LegalLinks className="justify-center" />
      </div>
    </div>
  );
}
