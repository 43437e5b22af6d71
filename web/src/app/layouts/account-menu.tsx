import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useId, useRef } from "react";

import { describeFailure } from "../../api/index.ts";
import { useUser } from "../../session/session-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button, buttonClass } from "../../ui/student/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** Who is signed in, language, theme and the way out, on a native popover. */
export function AccountMenu() {
  const { t } = useLingui();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const user = useUser();
  const { mutate, error, isPending } = useSignOut();
  if (user === null) return null;
  const name = `${user.first_name} ${user.last_name}`.trim();

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={t`Account of ${name}`}
      >
        <Avatar name={name} picture={user.avatar} size="small" />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="menu inset-auto end-4 top-16 w-[min(20rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-4 text-ink shadow-float"
      >
        <div className="grid gap-4">
          <div>
            <p className="font-semibold">{name}</p>
            <p className="text-small wrap-anywhere text-muted">{user.email}</p>
          </div>
          <LanguageSwitch />
          <ThemeSwitch />
          <div className="grid gap-2 border-t border-line pt-4">
            {error && (
              <Alert tone="wrong">
                <FailureText {...describeFailure(error)} />
              </Alert>
            )}
            <Link
              to="/account/password"
              className={buttonClass("quiet")}
              onClick={() => menu.current?.hidePopover()}
            >
              {t`Change password`}
            </Link>
            <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
              {t`Sign out`}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}
