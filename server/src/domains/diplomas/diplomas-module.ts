import type { FastifyInstance } from "fastify";

import { badgeKeyRoutes } from "./badge/badge-key-routes.ts";
import { badgeRoutes } from "./badge/badge-routes.ts";
import { publicBadgeRoutes } from "./badge/public-badge-routes.ts";
import { courseDiplomaRoutes } from "./course/course-diploma-routes.ts";
import { diplomasPolicy } from "./diplomas-policy.ts";
import { finishRoutes } from "./finish/finish-routes.ts";
import { diplomaRoutes } from "./own/diploma-routes.ts";
import { diplomasArea } from "./own/diplomas-area.ts";
import { ownPictureRoutes } from "./preview/own-picture-routes.ts";
import { pictureRoutes } from "./templates/picture-routes.ts";
import { templateRoutes } from "./templates/template-routes.ts";
import { findPageHead } from "./verify/find-page-head.ts";
import { verificationRoutes } from "./verify/verification-routes.ts";

/** What the application serves of this domain. */
export const diplomasModule = {
  policy: diplomasPolicy,
  areas: [diplomasArea],
  routes(app: FastifyInstance): void {
    diplomaRoutes(app);
    verificationRoutes(app);
    ownPictureRoutes(app);
    finishRoutes(app);
    badgeRoutes(app);
    badgeKeyRoutes(app);
    publicBadgeRoutes(app);
    templateRoutes(app);
    pictureRoutes(app);
    courseDiplomaRoutes(app);
  },
  findPageHead,
};
