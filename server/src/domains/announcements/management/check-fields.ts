import { eq } from "drizzle-orm";

import { groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { findFileReferences } from "../../../platform/html/file-references.ts";

type Issues = Record<string, FieldMessage[]>;

interface Dates {
  sendAt: Date | null;
  expiresAt: Date | null;
}

/**
 * Refuses a group that its course does not have.
 * @throws `invalid`
 */
export async function checkScope(
  { database }: Context,
  { courseId, groupId }: { courseId: number | null; groupId: number | null },
): Promise<void> {
  if (groupId === null) return;
  const [group] = await database
    .select({ courseId: groups.courseId })
    .from(groups)
    .where(eq(groups.id, groupId));
  if (group?.courseId !== courseId) throw invalid({ group_id: ["This value is not valid."] });
}

/**
 * Refuses what cannot be stored, not even in a draft: dates in the wrong order, and files that were
 * not uploaded.
 * @param known names of the announcement's files
 * @throws `invalid`
 */
export function checkDraft(
  { html, sendAt, expiresAt }: Dates & { html: string },
  known: ReadonlySet<string>,
): void {
  const issues: Issues = {};
  if (sendAt && expiresAt && expiresAt <= sendAt) {
    issues["expiry_date"] = ["The end must be after the start."];
  }
  const missing = findFileReferences(html).find(({ name }) => !known.has(name));
  if (missing) {
    const message = "There is no file {name}. Upload it first.";
    issues["html"] = [{ message, values: { name: missing.name } }];
  }
  refuse(issues);
}

/**
 * Refuses what must not be sent.
 * @throws `invalid`
 */
export function checkSent(
  { title, excerpt, html, expiresAt }: { title: string; excerpt: string; html: string } & Dates,
  now: Date,
): void {
  const issues: Issues = {};
  if (title === "") issues["title"] = ["This field is required."];
  if (excerpt === "" && !html.includes("<img")) issues["html"] = ["This field is required."];
  if (expiresAt && expiresAt <= now) issues["expiry_date"] = ["This date has passed."];
  refuse(issues);
}

function refuse(issues: Issues): void {
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
