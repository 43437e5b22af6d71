import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { type Owner, webhooksQuery } from "./api.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { WebhookRow } from "./webhook-row.tsx";

/** The webhooks of a course or of the site, with their delivery logs. */
export function WebhookSettings({ owner }: { owner: Owner }) {
  const { t } = useLingui();
  const query = useQuery(webhooksQuery(owner));
  const [isAdding, setIsAdding] = useState(false);
  if (query.isPending) return <Loading className="py-4" />;
  if (query.isError) {
    return (
      <LoadFailure failure={describeFailure(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const { webhooks } = query.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
      {webhooks.length === 0 ? (
        <div className="w-full">
          <EmptyState
            title={t`No webhooks yet`}
            text={t`A webhook tells a server of yours what happens, as soon as it does: so a timetable or a register updates itself.`}
          />
        </div>
      ) : (
        <ul className="w-full rounded-card border border-line bg-card">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} owner={owner} />
          ))}
        </ul>
      )}
      <Button icon="add" onPress={() => setIsAdding(true)}>
        {t`Add a webhook`}
      </Button>
      {isAdding && <WebhookDialog owner={owner} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
