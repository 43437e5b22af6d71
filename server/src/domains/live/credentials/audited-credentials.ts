import type { AuditValues } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { findCourseTitle } from "../../courses/index.ts";
import type { StoredCredentials } from "./find-credentials.ts";

/** Placeholders in the audit log for a secret, and for one that was entered again. */
export const SECRET = "••••••";
export const NEW_SECRET = "•••••• (new)";

/** Credentials as the audit log records them. */
export async function auditedCredentials(
  ctx: Context,
  { courseId, settings, secret }: StoredCredentials,
): Promise<AuditValues> {
  const course = courseId === null ? null : await findCourseTitle(ctx, courseId);
  return {
    provider: settings.kind,
    ...(course !== null && { course }),
    ...(settings.kind === "zoom"
      ? { account_id: settings.accountId, client_id: settings.clientId, zoom_user: settings.host }
      : { server: settings.server }),
    ...(settings.kind === "jitsi" && { app_id: settings.appId }),
    secret: secret === null ? null : SECRET,
  };
}
