import type { FastifyInstance } from "fastify";

import { administrationPolicy } from "./administration-policy.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { setupRoutes } from "./first-run/setup-routes.ts";
import { mailServerRoutes } from "./mail-server/mail-server-routes.ts";
import { mailRoutes } from "./mail/mail-routes.ts";
import { overviewRoutes } from "./overview/overview-routes.ts";
import { peopleImportRoutes } from "./people-import/people-import-routes.ts";
import { personActionRoutes } from "./people/person-action-routes.ts";
import { personErasureRoutes } from "./people/person-erasure-routes.ts";
import { personTokenRoutes } from "./people/person-token-routes.ts";
import { sitePeopleRoutes } from "./people/site-people-routes.ts";
import { signInSettingsRoutes } from "./sign-in/sign-in-settings-routes.ts";
import { signUpRoutes } from "./sign-up/sign-up-routes.ts";
import { secondFactorRoleRoutes } from "./site/second-factor-role-routes.ts";
import { siteRoutes } from "./site/site-routes.ts";
import { systemRoutes } from "./system/system-routes.ts";

/** What the application serves of this domain. */
export const administrationModule = {
  policy: administrationPolicy,
  routes(app: FastifyInstance): void {
    setupRoutes(app);
    mailRoutes(app);
    auditRoutes(app);
    overviewRoutes(app);
    systemRoutes(app);
    sitePeopleRoutes(app);
    personActionRoutes(app);
    personErasureRoutes(app);
    personTokenRoutes(app);
    peopleImportRoutes(app);
    siteRoutes(app);
    signUpRoutes(app);
    signInSettingsRoutes(app);
    mailServerRoutes(app);
    secondFactorRoleRoutes(app);
  },
};
