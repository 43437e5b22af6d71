import { useLingui } from "@lingui/react/macro";
import type { Webhook } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { deleteWebhook, type Owner, putWebhook, webhooksQuery } from "./api.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { useEventTexts } from "./use-event-texts.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

interface WebhookRowProps {
  webhook: Webhook;
  owner: Owner;
}

/** A webhook with its state; its log opens below. */
export function WebhookRow({ webhook, owner }: WebhookRowProps) {
  const { t } = useLingui();
  const texts = useEventTexts();
  const logId = useId();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<"change" | "remove" | null>(null);
  const [isLogShown, setIsLogShown] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries(webhooksQuery(owner)),
  });
  const { id, url, events, is_enabled: isEnabled } = webhook;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line px-5 py-4 not-first:border-t">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{url}</span>
          {!isEnabled && <Badge tone="warm">{t({ message: "Off", context: "webhook" })}</Badge>}
        </p>
        <p className="text-small text-muted">{events.map((event) => texts[event]).join(" · ")}</p>
        <WebhookState webhook={webhook} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          icon={isLogShown ? "up" : "down"}
          aria-label={t`Deliveries to ${url}`}
          aria-expanded={isLogShown}
          aria-controls={logId}
          onPress={() => setIsLogShown(!isLogShown)}
        >
          {t`Deliveries`}
        </Button>
        <Button
          variant="quiet"
          aria-label={t`Change the webhook to ${url}`}
          onPress={() => setOpened("change")}
        >
          {t({ message: "Change", context: "webhook" })}
        </Button>
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={
            isEnabled ? t`Turn off the webhook to ${url}` : t`Turn on the webhook to ${url}`
          }
          onPress={() => mutate(() => putWebhook(id, { url, events, is_enabled: !isEnabled }))}
        >
          {isEnabled
            ? t({ message: "Turn off", context: "webhook" })
            : t({ message: "Turn on", context: "webhook" })}
        </Button>
        <Button
          variant="quiet"
          aria-label={t`Remove the webhook to ${url}`}
          onPress={() => setOpened("remove")}
        >
          {t({ message: "Remove", context: "webhook" })}
        </Button>
      </div>
      <div id={logId}>{isLogShown && <DeliveryLog webhookId={id} />}</div>
      {opened === "change" && (
        <WebhookDialog owner={owner} webhook={webhook} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        open={opened === "remove"}
        onClose={() => setOpened(null)}
        title={t`Remove this webhook?`}
        confirmLabel={t`Remove the webhook`}
        danger
        onConfirm={() => {
          setOpened(null);
          mutate(() => deleteWebhook(id));
        }}
      >
        <p>{t`Its server is told of nothing any more. Its log and its secret are removed for good.`}</p>
      </ConfirmDialog>
    </li>
  );
}

/** Says that deliveries fail, or why it was disabled. */
function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t, i18n } = useLingui();
  const { failing_since: failing, turned_off_because: because } = webhook;
  const since = failing && formatLocalDate(failing, i18n.locale);
  if (because === "gone") {
    return (
      <p className="mt-1 font-semibold text-wrong">
        {t`Turned off: its server said that this address is gone.`}
      </p>
    );
  }
  if (because === "failing") {
    return (
      <p className="mt-1 font-semibold text-wrong">
        {t`Turned off: every delivery has failed since ${since}.`}
      </p>
    );
  }
  if (!since) return null;
  return (
    <p className="mt-1 text-warm">
      {t`Failing since ${since}. After three days it is turned off.`}
    </p>
  );
}
