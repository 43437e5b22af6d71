import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { useUser } from "../../../session/session-query.ts";
import { AccountLayout } from "./account-layout.tsx";

const linkClass =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink";

/** Wraps the screens of one's own account: its name and navigation. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const role = useUser()?.role;
  return (
    <AccountLayout>
      <div className="mx-auto grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-10 pb-24">
        <div>
          <h1 className="mb-3 text-title font-bold">{t`Your account`}</h1>
          <nav aria-label={t`Your account`} className="border-b border-line">
            <ul className="-mb-px flex flex-wrap gap-x-4">
              <li>
                <Link
                  to="/account/{-$screen}"
                  params={{ screen: undefined }}
                  activeOptions={{ exact: true }}
                  className={linkClass}
                >
                  {t`Profile`}
                </Link>
              </li>
              <li>
                <Link
                  to="/account/{-$screen}"
                  params={{ screen: "password" }}
                  className={linkClass}
                >
                  {t`Password`}
                </Link>
              </li>
              <li>
                <Link
                  to="/account/{-$screen}"
                  params={{ screen: "security" }}
                  className={linkClass}
                >
                  {t`Sign-in`}
                </Link>
              </li>
              <li>
                <Link to="/account/{-$screen}" params={{ screen: "devices" }} className={linkClass}>
                  {t`Devices`}
                </Link>
              </li>
              <li>
                <Link
                  to="/account/{-$screen}"
                  params={{ screen: "notifications" }}
                  className={linkClass}
                >
                  {t`Notifications`}
                </Link>
              </li>
              <li>
                <Link to="/account/{-$screen}" params={{ screen: "data" }} className={linkClass}>
                  {t`Your data`}
                </Link>
              </li>
              {role !== "student" && (
                <li>
                  <Link
                    to="/account/{-$screen}"
                    params={{ screen: "tokens" }}
                    className={linkClass}
                  >
                    {t`API access`}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </AccountLayout>
  );
}
