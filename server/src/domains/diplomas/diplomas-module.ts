import type { FastifyInstance } from "fastify";

import { diplomasPolicy } from "./diplomas-policy.ts";
import { diplomaRoutes } from "./own/diploma-routes.ts";
import { verificationRoutes } from "./verify/verification-routes.ts";

/** What the application serves of this domain. */
export const diplomasModule = {
  policy: diplomasPolicy,
  routes(app: FastifyInstance): void {
    diplomaRoutes(app);
    verificationRoutes(app);
  },
};
