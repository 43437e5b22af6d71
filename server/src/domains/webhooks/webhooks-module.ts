import type { FastifyInstance } from "fastify";

import { deliveryRoutes } from "./deliveries/delivery-routes.ts";
import { webhookRoutes } from "./hooks/webhook-routes.ts";
import { webhooksPolicy } from "./webhooks-policy.ts";

/** What the application serves of this domain. */
export const webhooksModule = {
  policy: webhooksPolicy,
  routes(app: FastifyInstance): void {
    webhookRoutes(app);
    deliveryRoutes(app);
  },
};
