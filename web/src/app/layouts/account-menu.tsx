import { useLingui } from "@lingui/react/macro";
import { Suspense, useId, useRef, useState } from "react";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { useUser } from "../../session/session-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Loading } from "../../ui/student/loading.tsx";

/** The menu's content loads on the first hint of use. */
export const AccountMenuContent = lazyPart(
  async () => (await import("./account-menu-content.tsx")).AccountMenuContent,
);

const loadContent = () => void AccountMenuContent.preload();

/** The account menu, in a native popover. */
export function AccountMenu() {
  const { t } = useLingui();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const user = useUser();
  if (user === null) return null;
  const name = fullName(user);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={loadContent}
        onFocus={loadContent}
        className="grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={t`Account of ${name}`}
      >
        <Avatar name={name} picture={user.avatar} size="small" />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        onToggle={() => setOpened(true)}
        className="menu inset-auto end-4 top-16 w-[min(20rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-4 text-ink shadow-float"
      >
        {opened && (
          <Suspense fallback={<Loading className="min-h-80" />}>
            <AccountMenuContent onLeave={() => menu.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
