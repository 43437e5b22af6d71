import type { DiplomaDesign, Locale } from "@paso/contract";
import { eq, inArray, sql } from "drizzle-orm";

import { diplomaPictures, diplomaTemplates } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { findCourseDesign, findSiteDesign, lockDesigns } from "../designs/find-design.ts";
import { pictureKeys } from "../document/load-artwork.ts";
import { beginIssuing, beginIssuingOfSite } from "../issue/begin-issuing.ts";

/**
 * Sets a course's own design, or removes it (null). If it requires less than before, those who
 * finished earlier get their diplomas.
 * @throws `invalid` on the fields of pictures that are gone
 */
export async function changeCourseDesign(
  ctx: Context,
  course: { id: number; language: Locale },
  design: DiplomaDesign | null,
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await lockDesigns(inner);
    const before = await findCourseDesign(inner, course);
    await store(inner, { courseId: course.id }, design);
    const after = await findCourseDesign(inner, course);
    if (requiresLess(after.design, before.design)) await beginIssuing(inner, course.id);
  });
}

/**
 * Sets the site's design for courses in a language, or resets it to the product's (null), like
 * {@link changeCourseDesign} for one course.
 */
export async function changeSiteDesign(
  ctx: Context,
  { language, actorId }: { language: Locale; actorId: number },
  design: DiplomaDesign | null,
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await lockDesigns(inner);
    const before = await findSiteDesign(inner, language);
    await store(inner, { language }, design);
    const after = await findSiteDesign(inner, language);
    if (design !== null || before.isOwn) {
      await recordAudit(inner, {
        action: design ? "site.diploma_design_changed" : "site.diploma_design_removed",
        actorId,
        after: { locale: language },
      });
    }
    if (requiresLess(after.design, before.design)) await beginIssuingOfSite(inner, language);
  });
}

function requiresLess(after: DiplomaDesign, before: DiplomaDesign): boolean {
  const allowsMore = after.allow_missed_pages === true && before.allow_missed_pages !== true;
  return allowsMore || (after.least_result ?? 0) < (before.least_result ?? 0);
}

type Owner = { courseId: number } | { language: Locale };

async function store(ctx: Context, owner: Owner, design: DiplomaDesign | null): Promise<void> {
  const { database, clock } = ctx;
  const { courseId, language } = diplomaTemplates;
  const [target, isOwner] =
    "courseId" in owner
      ? [courseId, eq(courseId, owner.courseId)]
      : [language, eq(language, owner.language)];
  if (design === null) {
    await database.delete(diplomaTemplates).where(isOwner);
    return;
  }
  await keepPictures(ctx, design);
  const changedAt = clock.now();
  await database
    .insert(diplomaTemplates)
    .values({ ...owner, design, changedAt })
    .onConflictDoUpdate({ target, set: { design, changedAt } });
}

/** Marks a design's pictures as used; a draft may name one that was deleted in the meantime. */
async function keepPictures({ database, clock }: Context, design: DiplomaDesign): Promise<void> {
  const keys = pictureKeys(design);
  if (keys.length === 0) return;
  const kept = await database
    .update(diplomaPictures)
    .set({ usedAt: sql`coalesce(${diplomaPictures.usedAt}, ${clock.now()})` })
    .where(inArray(diplomaPictures.key, keys))
    .returning({ key: diplomaPictures.key });
  const found = new Set(kept.map(({ key }) => key));
  const isGone = (key: string | null) => key !== null && !found.has(key);
  const message: FieldMessage = "This picture is no longer there. Choose it again.";
  const errors: Record<string, FieldMessage[]> = {
    ...(isGone(design.background) && { background: [message] }),
    ...Object.fromEntries(
      design.signatures.flatMap(({ picture }, index) =>
        isGone(picture) ? [[`signatures.${index}.picture`, [message]]] : [],
      ),
    ),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
