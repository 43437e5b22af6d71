import {
  changeWebhook,
  createWebhook,
  type EndpointInput,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  sendDelivery,
} from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Owner of the webhooks: a course, or the site (null). */
export type Owner = number | null;

export function webhooksQuery(owner: Owner) {
  return queryOptions({
    queryKey: ["webhooks", owner],
    queryFn: ({ signal }) =>
      call(listWebhooks, { query: owner === null ? {} : { course: String(owner) }, signal }),
    staleTime: 0,
  });
}

/** A webhook's deliveries; polled while some are in progress. */
export function deliveriesQuery(webhookId: number) {
  return queryOptions({
    queryKey: ["webhook-deliveries", webhookId],
    queryFn: ({ signal }) => call(listDeliveries, { params: { webhookId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === "waiting" && one.attempts === 0)
        ? 2_000
        : false,
  });
}

export type WebhookFields = EndpointInput<typeof changeWebhook>["body"];

export function postWebhook(owner: Owner, { url, events }: WebhookFields) {
  return call(createWebhook, { body: { course_id: owner, url, events } });
}

export function putWebhook(webhookId: number, body: WebhookFields) {
  return call(changeWebhook, { params: { webhookId }, body });
}

export function deleteWebhook(webhookId: number) {
  return call(removeWebhook, { params: { webhookId } });
}

export function postDelivery(webhookId: number, deliveryId: number) {
  return call(sendDelivery, { params: { webhookId, deliveryId } });
}
