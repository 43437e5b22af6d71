import { and, eq } from "drizzle-orm";

import { courses, diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { findCourseDesign } from "../designs/find-design.ts";
import { formatDiplomaNumber, newDiplomaNumber } from "../issue/diploma-number.ts";
import { makeDocumentJob } from "../issue/make-document.ts";
import { type ChosenDiploma, lockDiploma } from "./lock-diploma.ts";

interface Reissue extends ChosenDiploma {
  name: string;
  /** Whether it gets the course's current design. */
  currentDesign: boolean;
  /** The latest version that the caller knows. */
  version: number;
}

/**
 * Reissues a diploma with another name and number. Its achievements stay as they were; a job draws the
 * document and notifies the owner.
 * @throws `conflict` if it is revoked, or was reissued since `version`
 */
export async function reissueDiploma(ctx: Context, reissue: Reissue): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const diploma = await lockDiploma(inner, reissue);
    if (diploma.revokedAt) {
      throw conflict("diploma_revoked", "This diploma was revoked. Restore it first.");
    }
    if (diploma.version !== reissue.version) {
      throw conflict(
        "diploma_changed",
        "This diploma was changed in the meantime. Look at it again.",
      );
    }
    const diplomaId = diploma.id;
    const isThis = and(
      eq(diplomaVersions.diplomaId, diplomaId),
      eq(diplomaVersions.version, diploma.version),
    );
    const [latest] = await inner.database.select().from(diplomaVersions).where(isThis);
    const [course] = await inner.database
      .select({ id: courses.id, title: courses.title, language: courses.language })
      .from(courses)
      .where(eq(courses.id, reissue.courseId));
    if (!latest || !course) throw new Error(`Diploma ${diplomaId} has no version or course.`);
    const { design } = reissue.currentDesign ? await findCourseDesign(inner, course) : latest.facts;
    const [version, number] = [diploma.version + 1, newDiplomaNumber()];
    await inner.database.insert(diplomaVersions).values({
      diplomaId,
      version,
      number,
      facts: { ...latest.facts, name: reissue.name, design },
      createdAt: inner.clock.now(),
    });
    await inner.database
      .update(diplomas)
      .set({ version, number })
      .where(eq(diplomas.id, diplomaId));
    await enqueueJob(inner, makeDocumentJob, { diplomaId, version });
    await recordAudit(inner, {
      action: "diploma.reissued",
      actorId: reissue.actorId,
      ...(diploma.userId !== null && { subjectId: diploma.userId }),
      before: { diploma_number: formatDiplomaNumber(diploma.number) },
      after: { course: course.title, diploma_number: formatDiplomaNumber(number) },
    });
  });
}
