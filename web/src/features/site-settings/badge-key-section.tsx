import { useLingui } from "@lingui/react/macro";
import { type BadgeKeys, readBadgeKeys, rotateBadgeKey } from "@paso/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call, describeFailure, writeQuery } from "../../api/index.ts";
import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";

const keysQuery = queryOptions({
  queryKey: ["badge-keys"],
  queryFn: ({ signal }) => call(readBadgeKeys, { signal }),
  staleTime: 0,
});

/** The site's badge issuer, and its signing keys. */
export function BadgeKeySection() {
  const { t } = useLingui();
  const keys = useQuery(keysQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-muted">
        {t`Students can have their diplomas as digital badges (Open Badges 3.0) as well. The site signs each badge with a key, and publishes the public part of it so that anybody can check the signature.`}
      </p>
      {keys.isPending && <Loading className="py-4" />}
      {keys.isError && (
        <LoadFailure failure={describeFailure(keys.error)} onRetry={() => void keys.refetch()} />
      )}
      {keys.data && <Keys stored={keys.data} />}
    </div>
  );
}

function Keys({ stored: { issuer, can_sign: canSign, keys } }: { stored: BadgeKeys }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const rotate = useMutation({
    mutationFn: () => call(rotateBadgeKey, {}),
    async onSuccess(saved) {
      await writeQuery(queryClient, keysQuery, () => saved);
      showToast({ text: t`Badges are signed with a new key now` });
    },
  });
  return (
    <>
      {!canSign && (
        <Alert tone="warm" title={t`There are no badges yet`}>
          <p>{t`The key can only be stored encrypted, and the site has no secret key for that. The server’s operator has to set PASO_SECRET_KEY first.`}</p>
        </Alert>
      )}
      <div>
        <h3 className="font-semibold">{t`Issuer`}</h3>
        <code className="text-small wrap-anywhere">{issuer}</code>
      </div>
      <div>
        <h3 className="font-semibold">{t`Keys`}</h3>
        {keys.length === 0 ? (
          <p className="text-muted">{t`The first key is made with the first badge.`}</p>
        ) : (
          <ul className="mt-2 grid gap-2">
            {keys.map(({ id, address, created_at: created, is_current: isCurrent }) => (
              <li key={id} className="rounded-card border border-line bg-card px-4 py-3">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <time dateTime={created}>{formatLocalDate(created, i18n.locale)}</time>
                  <Badge tone={isCurrent ? "accent" : "calm"}>
                    {isCurrent ? t`Signs new badges` : t`Checks earlier badges`}
                  </Badge>
                </p>
                <a href={address} className="text-small wrap-anywhere text-accent hover:underline">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <FormError failure={rotate.error && describeFailure(rotate.error)} />
      {canSign && (
        <Button
          variant="quiet"
          busy={rotate.isPending}
          className="justify-self-start"
          onPress={() => setIsAsking(true)}
        >
          {t`Make a new key`}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Sign with a new key?`}
        confirmLabel={t`Make a new key`}
        onConfirm={() => {
          setIsAsking(false);
          rotate.mutate();
        }}
      >
        {t`Badges are signed with it from now on. Badges that students already have stay valid, as the earlier keys stay published.`}
      </ConfirmDialog>
    </>
  );
}
