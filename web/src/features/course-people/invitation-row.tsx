import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CourseInvitation } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { formatDay } from "../../i18n/format-day.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { FailureText } from "../../ui/failure-text.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog, Dialog } from "../../ui/staff/dialog.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, withdrawInvitation } from "./api.ts";
import { useGroupName } from "./use-group-name.ts";

const JoinPoster = lazyPart(async () => (await import("./join-poster.tsx")).default, {
  texts: "staff",
});

interface InvitationRowProps {
  courseId: number;
  invitation: CourseInvitation;
  groups: readonly CourseGroup[];
  /** The site's URL, the prefix of the link. */
  siteUrl: string;
}

/** A code: how often used, until when valid, and ways to share it. */
export function InvitationRow({ courseId, invitation, groups, siteUrl }: InvitationRowProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { id, code, state } = invitation;
  const link = `${siteUrl}/join/${code}`;
  const withdraw = useMutation({
    mutationFn: () => withdrawInvitation(courseId, id),
    onSuccess: () => showToast({ text: t`Code withdrawn; those who joined with it stay` }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey(courseId) }),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({ text: t`Link copied` });
    } catch {
      // Browsers may refuse; the link is then shown for copying by hand.
      setShown(true);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-3">
      <p className="text-lg font-bold tracking-wider tabular-nums">{code}</p>
      <p className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-3 wrap-anywhere text-muted">
        <InvitationTerms invitation={invitation} groups={groups} />
        {state === "expired" && <Badge tone="warm">{t`expired`}</Badge>}
        {state === "used_up" && <Badge tone="warm">{t`used up`}</Badge>}
      </p>
      <div className="flex flex-wrap gap-x-2">
        {state === "open" && (
          <>
            <Button
              variant="plain"
              aria-label={t`Show code ${code}`}
              onPress={() => setShown(true)}
            >
              {t`Show`}
            </Button>
            <Button variant="plain" aria-label={t`Copy link ${code}`} onPress={() => void copy()}>
              {t`Copy link`}
            </Button>
          </>
        )}
        <Button
          variant="plain"
          aria-label={t`Withdraw code ${code}`}
          busy={withdraw.isPending}
          onPress={() => setAsking(true)}
        >
          {t`Withdraw`}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Withdraw code ${code}?`}
        confirmLabel={t`Withdraw the code`}
        danger
        onConfirm={() => {
          setAsking(false);
          withdraw.mutate();
        }}
      >
        <p>{t`Nobody can join with it any more, wherever it is written down. Those who joined with it stay.`}</p>
      </ConfirmDialog>
      <Dialog open={isShown} onClose={() => setShown(false)} title={t`Join this course`}>
        <Suspense fallback={<Loading />}>
          <JoinPoster code={code} siteUrl={siteUrl} link={link} />
        </Suspense>
      </Dialog>
    </li>
  );
}

/** How many people joined, into which group, and until when others can. */
function InvitationTerms({
  invitation,
  groups,
}: Pick<InvitationRowProps, "invitation" | "groups">) {
  const { t, i18n } = useLingui();
  const groupName = useGroupName();
  const { uses, max_uses: most, expires_at: expiry, group_id: groupId } = invitation;
  const group = groups.find((one) => (groupId === null ? one.is_default : one.id === groupId));
  const day = expiry && formatDay(expiry, i18n.locale);
  const terms = [
    most === null
      ? t`${plural(uses, { 0: "nobody has joined yet", one: "# has joined", other: "# have joined" })}`
      : t`${uses} of ${most} joined`,
    groups.length > 1 && group && groupName(group),
    day && t`until ${day}`,
  ];
  return <span>{terms.filter(Boolean).join(" · ")}</span>;
}
