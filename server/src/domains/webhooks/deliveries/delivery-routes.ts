import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { ownWebhook } from "../hooks/webhook-routes.ts";
import { findDelivery, listDeliveries } from "./list-deliveries.ts";
import { presentDelivery } from "./present-delivery.ts";
import { sendAgain } from "./send-again.ts";

/** A webhook's deliveries and their results. */
export function deliveryRoutes(app: FastifyInstance): void {
  route(app, api.listWebhookDeliveries, {
    action: "webhook.read",
    load: ownWebhook,
    handle: async ({ ctx, subject }) => {
      const found = await listDeliveries(ctx, subject.id);
      return { deliveries: found.map((delivery) => presentDelivery(delivery, ctx.site)) };
    },
  });

  route(app, api.sendWebhookDelivery, {
    action: "webhook.change",
    load: async (call) => {
      await ownWebhook(call);
      return findDelivery(call.ctx, call.params);
    },
    handle: async ({ ctx, subject }) => presentDelivery(await sendAgain(ctx, subject.id), ctx.site),
  });
}
