import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { writeQuery } from "../../../api/index.ts";
import { postAnnouncementRead, unreadQuery } from "../queries/notification-queries.ts";
import { useBelowHeader } from "./use-below-header.ts";

/** Staff screens, where news appears among the notifications. */
const STAFF_SCREENS = /^\/(authoring|admin)(\/|$)/;

/**
 * Urgent news on top of a student's screens until it is read. To avoid a layout shift, news that arrives
 * later overlays the edge of the screen, and gets its own space after the next navigation.
 */
export function UrgentNews() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { urgent = null } = useQuery(unreadQuery).data ?? {};
  const [begun, setBegun] = useState({ path, id: urgent?.id });
  if (begun.path !== path) setBegun({ path, id: urgent?.id });
  const isElsewhere = !STAFF_SCREENS.test(path) && path !== `/student/news/${urgent?.id}`;
  const shown = isElsewhere ? urgent : null;
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {shown && <Spoken key={shown.id} {...shown} />}
      </span>
      {shown && <Banner {...shown} hasRoom={begun.id === shown.id} />}
    </>
  );
}

interface Urgent {
  id: number;
  title: string;
}

/** News announced in this window. */
const spoken = new Set<number>();

/** Announces urgent news once, and not again on every screen. */
function Spoken({ id, title }: Urgent) {
  const { t } = useLingui();
  const [isNew] = useState(() => !spoken.has(id));
  useEffect(() => void spoken.add(id), [id]);
  return isNew ? t`Urgent news: ${title}` : null;
}

function Banner({ id, title, hasRoom }: Urgent & { hasRoom: boolean }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { anchor, place } = useBelowHeader();
  const read = useMutation({
    mutationFn: () => postAnnouncementRead(id),
    async onSuccess() {
      await writeQuery(queryClient, unreadQuery, (known) => known && { ...known, urgent: null });
      void queryClient.invalidateQueries({ queryKey: ["news"] });
      void queryClient.invalidateQueries({ queryKey: ["areas"] });
      void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey });
    },
  });
  // Optimistic: gone once dismissed, and back if that fails.
  const isDismissed = read.isPending || read.isSuccess;
  return (
    <>
      <span ref={anchor} hidden />
      {place &&
        !isDismissed &&
        createPortal(
          <aside aria-label={t`Urgent news`} className={hasRoom ? "" : "sticky top-15 z-9 h-0"}>
            <div className="flex items-center gap-3 border-b border-warm bg-warm-soft px-4 text-warm sm:px-7">
              <p className="flex min-w-0 flex-1 items-center gap-2.5">
                <span className="shrink-0 text-small font-bold">{t`Urgent`}</span>
                <Link
                  to="/student/news/$announcementId"
                  params={{ announcementId: String(id) }}
                  className="flex min-h-11 min-w-0 items-center font-semibold text-ink underline underline-offset-4"
                >
                  <span className="truncate">{title}</span>
                </Link>
              </p>
              <button
                type="button"
                onClick={() => read.mutate()}
                className="min-h-11 shrink-0 rounded-control px-2 text-small font-semibold text-warm hover:underline"
              >
                {t`Mark as read`}
              </button>
            </div>
          </aside>,
          place,
        )}
    </>
  );
}
