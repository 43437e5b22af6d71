import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";

import { lazyPart } from "../../loading/lazy-part.tsx";
import { useUser } from "../../session/session-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Loading } from "../../ui/staff/loading.tsx";
import { Popover } from "../../ui/staff/popover.tsx";

/** The menu's content loads on the first hint of use. */
const StaffAccountMenuContent = lazyPart(
  async () => (await import("./staff-account-menu-content.tsx")).StaffAccountMenuContent,
  { texts: "staff" },
);

const loadContent = () => void StaffAccountMenuContent.preload();

/** The account menu of staff. */
export function StaffAccountMenu() {
  const { t } = useLingui();
  const user = useUser();
  if (user === null) return null;
  const name = fullName(user);
  const title = t`Account of ${name}`;
  return (
    <DialogTrigger>
      <AriaButton
        aria-label={title}
        onHoverStart={loadContent}
        onFocus={loadContent}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <Avatar name={name} picture={user.avatar} size="small" />
      </AriaButton>
      <Popover placement="bottom end" className="w-[min(20rem,calc(100vw-2rem))] p-4">
        <Dialog aria-label={title} className="outline-none">
          {({ close }) => (
            <Suspense fallback={<Loading className="min-h-80" />}>
              <StaffAccountMenuContent user={user} onLeave={close} />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
