import { type ReactNode, Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useUser } from "../../../session/session-query.ts";
import { AccountMenu } from "../../layouts/account-menu.tsx";
import { HeaderBell } from "../../layouts/header-bell.tsx";
import { SiteLink } from "../../layouts/site-link.tsx";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** Students do not load it. */
const StaffNav = lazyPart(async () => (await import("../../layouts/staff-nav.tsx")).StaffNav, {
  texts: "staff",
});

/** A screen that everybody has: with the navigation of the viewer's own work. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const role = useUser()?.role ?? "student";
  if (role === "student") return <StudentMainLayout>{children}</StudentMainLayout>;
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-card">
        <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-4 max-sm:py-2 sm:px-5.5">
          <SiteLink />
          <Suspense>
            <StaffNav />
          </Suspense>
          <div className="ms-auto flex items-center gap-4">
            <HeaderBell />
            <AccountMenu />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
