import type { Role, StaffRole } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";

import {
  answers,
  articles,
  courses,
  courseSignUps,
  courseStaff,
  enrolments,
  files,
  groups,
  libraryVideos,
  modules,
  notifications,
  opinions,
  pages,
  sectionFiles,
  sections,
  users,
} from "../database/tables/index.ts";
import type { SectionContent } from "../domains/courses/kinds/section-kinds.ts";
import type { Context } from "../platform/context.ts";

let made = 0;

/** Creates a person; the password cannot be used to sign in unless a hash is given. */
export async function createPerson(
  ctx: Context,
  overrides: Partial<typeof users.$inferInsert> & { role?: Role } = {},
) {
  made += 1;
  const [person] = await ctx.database
    .insert(users)
    .values({
      email: `person-${made}@example.org`,
      firstName: `First${made}`,
      lastName: `Last${made}`,
      role: "student",
      passwordHash: "none",
      ...overrides,
    })
    .returning();
  return person!;
}

interface ModulePlan extends Partial<typeof modules.$inferInsert> {
  /** The sections of each page. */
  pages: SectionContent[][];
}

export interface CoursePlan extends Partial<typeof courses.$inferInsert> {
  modules: ModulePlan[];
  survey?: SectionContent[];
}

/** A created course, with the ids of its parts in order. */
export interface MadeCourse {
  id: number;
  moduleIds: number[];
  pages: { id: number; sectionIds: number[] }[];
  survey: { id: number; sectionIds: number[] } | null;
}

/** Creates a published course with its modules, pages and sections. */
export async function createCourse(ctx: Context, plan: CoursePlan): Promise<MadeCourse> {
  const { modules: modulePlans, survey, ...fields } = plan;
  const [course] = await ctx.database
    .insert(courses)
    .values({ title: "A course", order: 1, language: "en", status: "published", ...fields })
    .returning();
  const courseId = course!.id;
  await ctx.database.insert(groups).values({ courseId, name: "", isDefault: true });
  const result: MadeCourse = { id: courseId, moduleIds: [], pages: [], survey: null };
  for (const [index, { pages: pagePlans, ...moduleFields }] of modulePlans.entries()) {
    const [module] = await ctx.database
      .insert(modules)
      .values({ courseId, order: index + 1, title: `Module ${index + 1}`, ...moduleFields })
      .returning();
    result.moduleIds.push(module!.id);
    for (const [place, contents] of pagePlans.entries()) {
      result.pages.push(
        await createPage(ctx, { courseId, moduleId: module!.id, order: place + 1 }, contents),
      );
    }
  }
  if (survey) {
    const place = { courseId, moduleId: null, order: 1, kind: "survey" as const };
    result.survey = await createPage(ctx, place, survey);
  }
  return result;
}

async function createPage(
  ctx: Context,
  place: Pick<typeof pages.$inferInsert, "courseId" | "moduleId" | "order" | "kind">,
  contents: SectionContent[],
) {
  const [page] = await ctx.database
    .insert(pages)
    .values({ ...place, title: `Page ${place.order}` })
    .returning();
  const pageId = page!.id;
  if (contents.length === 0) return { id: pageId, sectionIds: [] };
  const rows = await ctx.database
    .insert(sections)
    .values(contents.map((content, index) => ({ pageId, order: index + 1, content })))
    .returning({ id: sections.id });
  return { id: pageId, sectionIds: rows.map(({ id }) => id) };
}

interface FilePlan {
  name: string;
  bytes: Uint8Array;
  mediaType?: string;
  use?: "attachment" | "inline";
}

/** Stores a file and attaches it to a section. */
export async function attachFile(ctx: Context, sectionId: number, plan: FilePlan) {
  const fileId = await createFile(ctx, plan);
  const use = plan.use ?? "attachment";
  await ctx.database
    .insert(sectionFiles)
    .values({ sectionId, name: plan.name, fileId, use, order: 1 });
}

/** Gives a course its own picture. */
export async function giveThumbnail(ctx: Context, course: { id: number }, plan: FilePlan) {
  const thumbnailFileId = await createFile(ctx, plan);
  await changeCourse(ctx, course, { thumbnail: `files/${plan.name}`, thumbnailFileId });
}

async function createFile(ctx: Context, { bytes, mediaType }: FilePlan): Promise<number> {
  made += 1;
  const storageKey = `file-${made}`;
  await ctx.storage.put(storageKey, bytes);
  const [file] = await ctx.database
    .insert(files)
    .values({ storageKey, size: bytes.length, mediaType: mediaType ?? "application/pdf" })
    .returning();
  return file!.id;
}

/** Changes a course's own row, incrementing its version. */
export async function changeCourse(
  ctx: Context,
  course: { id: number },
  fields: Partial<typeof courses.$inferInsert>,
) {
  await ctx.database
    .update(courses)
    .set({ ...fields, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, course.id));
}

/** Adds a group to a course, besides the default one. */
export async function createGroup(ctx: Context, course: { id: number }, name: string) {
  const [group] = await ctx.database
    .insert(groups)
    .values({ courseId: course.id, name })
    .returning();
  return group!;
}

/** Enrols a person in a course, in its default group unless another is given. */
export async function enrol(
  ctx: Context,
  person: { id: number },
  course: { id: number },
  group?: { id: number },
) {
  const { id: groupId } = group ?? (await findDefaultGroup(ctx, course));
  await ctx.database.insert(enrolments).values({ userId: person.id, courseId: course.id, groupId });
}

/** Lets people sign up for a course. */
export async function openSignUp(
  ctx: Context,
  course: { id: number },
  terms: Partial<typeof courseSignUps.$inferInsert> = {},
) {
  const settings = {
    way: "open" as const,
    isPublic: false,
    isIndexed: false,
    summary: "",
    description: "",
    ...terms,
  };
  await ctx.database.insert(courseSignUps).values({ courseId: course.id, ...settings });
}

/** The group that a course has from the start. */
export async function findDefaultGroup(ctx: Context, course: { id: number }) {
  const [group] = await ctx.database
    .select()
    .from(groups)
    .where(and(eq(groups.courseId, course.id), groups.isDefault));
  return group!;
}

/** Lets a person work on a course. */
export async function assignStaff(
  ctx: Context,
  person: { id: number },
  course: { id: number },
  role: StaffRole = "teacher",
) {
  await ctx.database.insert(courseStaff).values({ userId: person.id, courseId: course.id, role });
}

/** Inserts a published opinion below the API, where its question is not answered yet. */
export async function insertOpinion(
  ctx: Context,
  answer: { userId: number; sectionId: number; text: string },
  overrides: Partial<typeof opinions.$inferInsert> = {},
) {
  const { userId, sectionId } = answer;
  const [written] = await ctx.database
    .insert(answers)
    .values({
      ...answer,
      workbookOnly: overrides.published === false,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: answers.id });
  const opinion = { id: written!.id, userId, sectionId, published: true, ...overrides };
  await ctx.database.insert(opinions).values(opinion);
  return opinion;
}

/** Inserts a text article in a course, below the API. */
export async function insertArticle(
  ctx: Context,
  article: { userId: number; courseId: number },
  overrides: Partial<typeof articles.$inferInsert> = {},
) {
  const [written] = await ctx.database
    .insert(articles)
    .values({
      title: "On soil",
      text: "<p>Sand lets water through.</p>",
      excerpt: "Sand lets water through.",
      folded: "on soil sand lets water through",
      createdAt: ctx.clock.now(),
      ...article,
      ...overrides,
    })
    .returning();
  return written!;
}

/** Notifies a person that they were enrolled. */
export async function insertNotification(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
) {
  const now = ctx.clock.now();
  const about = { kind: "enrolment" as const, bundleKey: `enrolment:${courseId}`, courseId };
  const [made] = await ctx.database
    .insert(notifications)
    .values({ userId, ...about, createdAt: now, bellAt: now })
    .returning();
  return made!;
}

/** A library's data on a video; a different one each time. */
export function libraryVideo(
  { clock }: Context,
  courseId: number | null,
  overrides: Partial<typeof libraryVideos.$inferInsert> = {},
): typeof libraryVideos.$inferInsert {
  made += 1;
  const title = overrides.title ?? `Video ${made}`;
  return {
    courseId,
    title,
    address: `https://vimeo.com/${20_000_000 + made}`,
    video: `vimeo:${20_000_000 + made}`,
    tags: [],
    released: courseId !== null,
    folded: title.toLowerCase(),
    createdAt: clock.now(),
    ...overrides,
  };
}

/** Adds a video to a library, released to students if it is a course's. */
export async function insertLibraryVideo(
  ctx: Context,
  courseId: number | null,
  overrides: Partial<typeof libraryVideos.$inferInsert> = {},
) {
  const [video] = await ctx.database
    .insert(libraryVideos)
    .values(libraryVideo(ctx, courseId, overrides))
    .returning();
  return video!;
}
