import type { FastifyInstance } from "fastify";

import { dataExportRoutes } from "./export/data-export-routes.ts";
import { privacyPolicy } from "./privacy-policy.ts";

/** What the application serves of this domain. */
export const privacyModule = {
  policy: privacyPolicy,
  routes(app: FastifyInstance): void {
    dataExportRoutes(app);
  },
};
