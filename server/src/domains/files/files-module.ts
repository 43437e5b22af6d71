import type { FastifyInstance } from "fastify";

import { filesPolicy } from "./files-policy.ts";
import { photoRoutes } from "./photo-routes.ts";

/** What the application serves of this domain; the files of courses are served by their domain. */
export const filesModule = {
  policy: filesPolicy,
  routes(app: FastifyInstance): void {
    photoRoutes(app);
  },
};
