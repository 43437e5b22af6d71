import { administrationPolicy } from "./administration-policy.ts";
import { mailRoutes } from "./mail/mail-routes.ts";

/** What the application serves of this domain. */
export const administrationModule = { policy: administrationPolicy, routes: mailRoutes };
