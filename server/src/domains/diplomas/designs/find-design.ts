import type { DiplomaDesign, Locale } from "@paso/contract";
import { eq, or, sql } from "drizzle-orm";

import { diplomaTemplates } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { defaultDesign } from "./default-design.ts";

/** The design in force, and the inherited one, which would apply without a custom design. */
export interface FoundDesign {
  design: DiplomaDesign;
  isOwn: boolean;
  inherited: DiplomaDesign;
}

/** A course's design: its own, else the site's for its language, else the product's. */
export async function findCourseDesign(
  { database }: Context,
  course: { id: number; language: Locale },
): Promise<FoundDesign> {
  const rows = await database
    .select({ courseId: diplomaTemplates.courseId, design: diplomaTemplates.design })
    .from(diplomaTemplates)
    .where(
      or(eq(diplomaTemplates.courseId, course.id), eq(diplomaTemplates.language, course.language)),
    );
  const own = rows.find(({ courseId }) => courseId !== null)?.design;
  const inherited =
    rows.find(({ courseId }) => courseId === null)?.design ?? defaultDesign(course.language);
  return { design: own ?? inherited, isOwn: own !== undefined, inherited };
}

/** The site's design for courses in a language. */
export async function findSiteDesign(
  { database }: Context,
  language: Locale,
): Promise<FoundDesign> {
  const [row] = await database
    .select({ design: diplomaTemplates.design })
    .from(diplomaTemplates)
    .where(eq(diplomaTemplates.language, language));
  const inherited = defaultDesign(language);
  return { design: row?.design ?? inherited, isOwn: row !== undefined, inherited };
}

/** Serialises changes of designs, so that each is compared with the one in force before it. */
export async function lockDesigns({ database }: Context): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('diploma_templates'))`);
}
