import { useLingui } from "@lingui/react/macro";
import type { ListedAnnouncement } from "@paso/contract";

const look = "rounded-md px-2 py-0.5 text-[0.8125rem] font-semibold";

/** Why an announcement is highlighted, in words; nothing for most. */
export function NewsMarks({
  announcement: { is_urgent: isUrgent, is_pinned: isPinned },
}: {
  announcement: Pick<ListedAnnouncement, "is_urgent" | "is_pinned">;
}) {
  const { t } = useLingui();
  if (!isUrgent && !isPinned) return null;
  return (
    <p className="mb-1.5 flex flex-wrap gap-2">
      {isUrgent && <span className={`${look} bg-warm-soft text-warm`}>{t`Urgent`}</span>}
      {isPinned && <span className={`${look} bg-accent-soft text-accent`}>{t`Pinned`}</span>}
    </p>
  );
}
