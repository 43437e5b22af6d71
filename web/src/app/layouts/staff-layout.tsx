import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";

import { DraftStatus } from "../../drafts/draft-status.tsx";
import { LeaveGuard } from "../../drafts/leave-guard.tsx";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { useUser } from "../../session/session-query.ts";
import { OverlayHome } from "../../ui/staff/overlay-home.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import { leaveToasts } from "../../ui/staff/toast.ts";
import { HeaderBell } from "./header-bell.tsx";
import { mayOpen } from "./page-access.ts";
import { SiteLink } from "./site-link.tsx";
import { StaffAccountMenu } from "./staff-account-menu.tsx";
import { HeaderActionsOutlet, HeaderActionsProvider } from "./staff-header-actions.tsx";
import { StaffRefusal } from "./staff-refusal.tsx";

/** Loaded after the first paint, into reserved space. */
const StaffNav = lazyPart(async () => (await import("./staff-nav.tsx")).StaffNav, {
  texts: "staff",
});

/** Seen once the pointer rests on a button. */
const IconHints = lazyPart(async () => (await import("../../ui/staff/icon-hints.tsx")).IconHints, {
  texts: "staff",
});

/** Wraps every staff screen: the header with the draft status, and the actions of the screen. */
export function StaffLayout() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const user = useUser();
  useEffect(leaveToasts, [path]);
  const isRefused = user !== null && !mayOpen(user.role, path);
  return (
    <StaffKit>
      <HeaderActionsProvider>
        <header className="sticky top-0 z-10 border-b border-line bg-card">
          <div className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-1 px-4 max-sm:py-2 sm:px-5.5">
            <div className="min-w-0 max-sm:flex-1">
              <SiteLink />
            </div>
            <Suspense>
              <StaffNav />
            </Suspense>
            <div className="my-2 ms-auto flex flex-wrap items-center justify-end gap-4 max-sm:contents">
              <div className="draft-state">
                <DraftStatus />
              </div>
              <HeaderActionsOutlet />
              <HeaderBell />
              <StaffAccountMenu />
            </div>
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          {isRefused ? <StaffRefusal /> : <Outlet />}
          <OverlayHome />
          <Suspense>
            <IconHints />
          </Suspense>
        </main>
        <LeaveGuard />
      </HeaderActionsProvider>
    </StaffKit>
  );
}
