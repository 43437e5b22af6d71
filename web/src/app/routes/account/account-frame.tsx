import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { useUser } from "../../../session/session-query.ts";
import { showCurrent } from "../../../ui/show-current.ts";
import { AccountLayout } from "./account-layout.tsx";

const linkClass =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink";

/** Wraps the screens of one's own account: its name and navigation. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const role = useUser()?.role;
  const screens = [
    { screen: undefined, label: t`Profile` },
    { screen: "password", label: t`Password` },
    { screen: "security", label: t`Sign-in` },
    { screen: "devices", label: t`Devices` },
    { screen: "notifications", label: t`Notifications` },
    { screen: "data", label: t`Your data` },
    ...(role === "student" ? [] : [{ screen: "tokens", label: t`API access` }]),
  ];
  return (
    <AccountLayout>
      <div className="mx-auto grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-10 pb-24">
        <div>
          <h1 className="mb-3 text-title font-bold">{t`Your account`}</h1>
          <nav aria-label={t`Your account`} className="border-b border-line">
            <ul
              ref={showCurrent}
              className="-mb-px flex gap-x-4 max-md:overflow-x-auto max-md:fades-out md:flex-wrap"
            >
              {screens.map(({ screen, label }) => (
                <li key={label}>
                  <Link
                    to="/account/{-$screen}"
                    params={{ screen }}
                    activeOptions={{ exact: true }}
                    className={linkClass}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </AccountLayout>
  );
}
