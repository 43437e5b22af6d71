import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";

import { describeFailure } from "../../api/index.ts";
import { useUser } from "../../session/session-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Button, buttonClass } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Popover } from "../../ui/staff/popover.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The account's name, language, theme and the sign-out. */
export function StaffAccountMenu() {
  const { t } = useLingui();
  const user = useUser();
  const { mutate, error, isPending } = useSignOut();
  if (user === null) return null;
  const name = fullName(user);
  const title = t`Account of ${name}`;
  return (
    <DialogTrigger>
      <AriaButton
        aria-label={title}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <Avatar name={name} picture={user.avatar} size="small" />
      </AriaButton>
      <Popover placement="bottom end" className="w-[min(20rem,calc(100vw-2rem))] p-4">
        <Dialog aria-label={title} className="outline-none">
          {({ close }) => (
            <div className="grid gap-4">
              <div>
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-small wrap-anywhere text-muted">{user.email}</p>
              </div>
              <LanguageSwitch />
              <ThemeSwitch />
              <div className="grid gap-2 border-t border-line pt-4">
                <FormError failure={error && describeFailure(error)} />
                {user.role === "admin" && (
                  <>
                    <Link to="/admin/people" className={buttonClass("quiet")} onClick={close}>
                      {t`People of this site`}
                    </Link>
                    <Link to="/admin/mail" className={buttonClass("quiet")} onClick={close}>
                      {t`E-mails of this site`}
                    </Link>
                  </>
                )}
                <Link to="/notifications" className={buttonClass("quiet")} onClick={close}>
                  {t`Notifications`}
                </Link>
                <Link
                  to="/account/{-$screen}"
                  params={{ screen: undefined }}
                  className={buttonClass("quiet")}
                  onClick={close}
                >
                  {t`Your account`}
                </Link>
                <Button variant="quiet" busy={isPending} onPress={() => mutate()}>
                  {t`Sign out`}
                </Button>
                <LegalLinks className="justify-center" />
              </div>
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
