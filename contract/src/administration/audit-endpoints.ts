import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { SPREADSHEETS } from "../http/spreadsheet-formats.ts";
import { id, localDateTime, localDay, pageQuery, plainText } from "../http/values.ts";

/** Actions in the audit log, as `<what>.<happened>`. */
export const auditAction = z.enum([
  "site.created",
  "site.changed",
  "site.logo_changed",
  "site.logo_removed",
  "site.mail_changed",
  "person.created",
  "person.signed_up",
  "person.corrected",
  "person.role_changed",
  "person.disabled",
  "person.enabled",
  "person.invited",
  "person.reset_link_sent",
  "person.password_change_required",
  "person.erasure_requested",
  "person.erasure_cancelled",
  "person.erased",
  "person.second_factor_reset",
  "webhook.created",
  "webhook.changed",
  "webhook.removed",
  "token.created",
  "token.revoked",
  "site.second_factor_changed",
  "people.imported",
  "person.created_by_provider",
  "person.role_changed_by_provider",
  "sign_in.changed",
  "provider.created",
  "provider.changed",
  "provider.enabled",
  "provider.disabled",
  "provider.removed",
  "badge_key.rotated",
  "survey.published",
  "survey.closed",
  "survey.deleted",
  "announcement.sent",
  "announcement.withdrawn",
  "site.diploma_design_changed",
  "site.diploma_design_removed",
  "diploma.reissued",
  "diploma.revoked",
  "diploma.restored",
  "course.staff_changed",
  "course.created",
  "course.changed",
  "course.deleted",
  "course.restored",
  "course.grading_changed",
  "results.scheduled",
  "results.unscheduled",
  "student.reset",
  "student.page_opened",
  "student.page_excused",
  "student.time_extended",
  "student.intervention_undone",
  "live_provider.changed",
  "live_provider.removed",
  "live_class.planned",
  "live_class.changed",
  "live_class.cancelled",
  "live_class.deleted",
  "live_class.date_moved",
  "live_class.date_cancelled",
  "live_class.date_restored",
]);
export type AuditAction = z.infer<typeof auditAction>;

const person = z.strictObject({ id, name: z.string(), email: z.string() });

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string()).readonly(),
]);

const auditEntry = z.strictObject({
  id,
  at: localDateTime,
  action: auditAction,
  /** Who did it. `command_line`: the site's operator, by a command or at the first start. */
  actor: z.union([person, z.enum(["command_line", "erased"])]),
  /** The person it is about, if any. */
  subject: z.union([person, z.literal("erased")]).nullable(),
  /** The changed fields with old and new values; null if there was no such field. */
  changes: z.array(
    z.strictObject({ field: z.string(), before: value.optional(), after: value.optional() }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Which entries; all by default. */
const auditFilter = z.strictObject({
  action: auditAction.optional(),
  /** Part of the name or address of the actor or the subject. */
  q: plainText.max(200).optional(),
  /** Only what happened on this day or later, in the site's time zone. */
  from: localDay.optional(),
  /** Only what happened on this day or earlier. */
  to: localDay.optional(),
});

export const listAuditEntries = endpoint({
  name: "listAuditEntries",
  method: "GET",
  path: "/api/admin/audit",
  summary: "What was changed on the site, by whom and when, newest first.",
  query: pageQuery.extend(auditFilter.shape),
  response: z.strictObject({
    entries: z.array(auditEntry),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
});
export type AuditEntries = EndpointOutput<typeof listAuditEntries>;

export const exportAuditEntries = endpoint({
  name: "exportAuditEntries",
  method: "GET",
  path: "/api/admin/audit/export/:format",
  summary:
    "The audit log as a spreadsheet, newest first: a line for each changed field, and one for what changed " +
    "none. Actions and fields have the names that this API gives them.",
  params: z.strictObject({ format: z.enum(["csv", "xlsx"]) }),
  query: auditFilter,
  response: "file",
  fileTypes: SPREADSHEETS,
});
