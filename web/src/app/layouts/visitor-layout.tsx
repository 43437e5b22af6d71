import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { buttonClass } from "../../ui/student/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteLink } from "./site-link.tsx";

/** A public screen, for people who have not signed in. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const next = useLocation({ select: ({ pathname }) => pathname });
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="flex h-15 items-center gap-4 px-4 sm:px-7">
          <SiteLink to="/catalogue/{-$courseId}" />
          <div className="ms-auto flex shrink-0 items-center gap-3 sm:gap-4">
            <div className="w-48 max-sm:hidden">
              <LanguageSwitch labelHidden />
            </div>
            <div className="w-24 sm:hidden">
              <LanguageSwitch labelHidden isShort />
            </div>
            <Link to="/login" search={{ next }} className={buttonClass("quiet")}>
              {t`Sign in`}
            </Link>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
