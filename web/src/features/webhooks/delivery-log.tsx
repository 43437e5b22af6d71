import { Plural, useLingui } from "@lingui/react/macro";
import type { WebhookDelivery } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { deliveriesQuery, postDelivery } from "./api.ts";
import { useEventTexts } from "./use-event-texts.ts";

/** A webhook's recent deliveries, with its server's responses. */
export function DeliveryLog({ webhookId }: { webhookId: number }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const query = useQuery(deliveriesQuery(webhookId));
  const { mutate, isPending } = useMutation({
    mutationFn: (deliveryId: number) => postDelivery(webhookId, deliveryId),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries(deliveriesQuery(webhookId)),
  });
  if (query.isPending) return <Loading className="py-4" />;
  if (query.isError) {
    return (
      <LoadFailure failure={describeFailure(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const { deliveries } = query.data;
  if (deliveries.length === 0) {
    return <p className="text-muted">{t`Nothing was delivered in the last 30 days.`}</p>;
  }
  return (
    <ul className="rounded-control border border-line bg-paper">
      {deliveries.map((delivery) => (
        <DeliveryLine
          key={delivery.id}
          delivery={delivery}
          isBusy={isPending}
          onSend={() => mutate(delivery.id)}
        />
      ))}
    </ul>
  );
}

interface DeliveryLineProps {
  delivery: WebhookDelivery;
  isBusy: boolean;
  onSend: () => void;
}

function DeliveryLine({ delivery, isBusy, onSend }: DeliveryLineProps) {
  const { t, i18n } = useLingui();
  const texts = useEventTexts();
  const { state, status, words, attempts } = delivery;
  const when = formatLocalDate(delivery.created_at, i18n.locale);
  const what = texts[delivery.event];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{what}</span>
          {state === "waiting" && (
            <Badge tone="warm">{t({ message: "Waiting", context: "delivery" })}</Badge>
          )}
          {state === "delivered" && (
            <Badge tone="calm">{t({ message: "Delivered", context: "delivery" })}</Badge>
          )}
          {state === "failed" && (
            <Badge tone="wrong">{t({ message: "Failed", context: "delivery" })}</Badge>
          )}
        </p>
        <p className="text-small text-muted tabular-nums">
          <time dateTime={delivery.created_at}>{when}</time>
          {attempts > 1 && (
            <>
              {" · "}
              <Plural value={attempts} one="# attempt" other="# attempts" />
            </>
          )}
        </p>
        {attempts > 0 && (
          <p className="text-small wrap-anywhere">
            {status === null ? t`No response` : t`Status ${status}`}
            {words !== "" && ` · ${words}`}
          </p>
        )}
      </div>
      {(state !== "waiting" || attempts > 0) && (
        <Button
          variant="quiet"
          busy={isBusy}
          aria-label={t`Send again: ${what}, ${when}`}
          onPress={onSend}
        >
          {t({ message: "Send again", context: "delivery" })}
        </Button>
      )}
    </li>
  );
}
