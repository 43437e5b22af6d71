import { diplomas, diplomaVersions } from "../database/tables/index.ts";
import { defaultDesign } from "../domains/diplomas/designs/default-design.ts";
import type { Context } from "../platform/context.ts";

/** A person's diploma without a document. */
export async function insertDiploma(
  ctx: Context,
  owner: { userId: number; courseId: number; name?: string; number?: string },
): Promise<{ id: number; number: string }> {
  const { userId, courseId, name = "A Person", number = "0123456789ABCDEF" } = owner;
  const now = ctx.clock.now();
  const [made] = await ctx.database
    .insert(diplomas)
    .values({ number, userId, courseId, issuedAt: now })
    .returning({ id: diplomas.id });
  const { id } = made!;
  await ctx.database.insert(diplomaVersions).values({
    diplomaId: id,
    version: 1,
    number,
    createdAt: now,
    facts: {
      name,
      courseTitle: "A course",
      siteName: "Paso",
      accent: "#0b6b57",
      locale: "en",
      timeZone: "UTC",
      enrolledAt: now.toISOString(),
      finishedAt: now.toISOString(),
      modules: 1,
      pages: 1,
      sections: 1,
      quiz: { right: 0, questions: 0 },
      design: defaultDesign("en"),
    },
  });
  return { id, number };
}
