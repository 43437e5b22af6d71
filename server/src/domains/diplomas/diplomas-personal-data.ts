import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";

import { diplomaRevocations, diplomas, diplomaVersions } from "../../database/tables/index.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";
import { formatDiplomaNumber } from "./issue/diploma-number.ts";
import { isLatestVersion } from "./versions/latest-version.ts";

interface OwnDiploma {
  id: number;
  number: string;
  issuedAt: Date;
  revokedAt: Date | null;
  facts: typeof diplomaVersions.$inferSelect.facts;
}

const own = definePart({
  name: "diplomas",
  tables: ["diplomas"],
  title: { en: "Diplomas", es: "Diplomas" },
  fields: {
    course: { en: "Course", es: "Curso" },
    name: { en: "Name on it", es: "Nombre que figura" },
    number: { en: "Number", es: "Número" },
    issued_at: { en: "Issued", es: "Emitido" },
    revoked_at: { en: "Revoked", es: "Revocado" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<OwnDiploma>((after, limit) =>
      database
        .select({
          id: diplomas.id,
          number: diplomas.number,
          issuedAt: diplomas.issuedAt,
          revokedAt: diplomas.revokedAt,
          facts: diplomaVersions.facts,
        })
        .from(diplomas)
        .innerJoin(diplomaVersions, isLatestVersion)
        .where(and(eq(diplomas.userId, userId), gt(diplomas.id, after?.id ?? 0)))
        .orderBy(asc(diplomas.id))
        .limit(limit),
    );
    for await (const { number, issuedAt, revokedAt, facts } of rows) {
      yield {
        course: facts.courseTitle,
        name: facts.name,
        number: formatDiplomaNumber(number),
        issued_at: issuedAt,
        revoked_at: revokedAt,
      };
    }
  },
});

/** Personal data in diplomas. */
export const diplomasPersonalData: PersonalData = {
  parts: [own],
  erases: ["diplomas"],
  /** Numbers still verify; names, documents and reasons, which may name the person, are erased. */
  async erase({ database }, { userId }) {
    const gone = database
      .select({ id: diplomas.id })
      .from(diplomas)
      .where(eq(diplomas.userId, userId));
    await database
      .update(diplomaVersions)
      .set({
        fileId: null,
        pictureFileId: null,
        facts: sql`${diplomaVersions.facts} || '{"name": ""}'::jsonb`,
      })
      .where(inArray(diplomaVersions.diplomaId, gone));
    await database
      .update(diplomaRevocations)
      .set({ reason: null })
      .where(inArray(diplomaRevocations.diplomaId, gone));
    await database
      .update(diplomas)
      .set({ userId: null, revokeReason: null })
      .where(eq(diplomas.userId, userId));
  },
};
