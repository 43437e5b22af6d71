import { eq } from "drizzle-orm";

import {
  announcementComments,
  articleComments,
  articles,
  libraryVideos,
  opinionComments,
  opinionPins,
  pages,
  passages,
  sections,
  users,
} from "../database/tables/index.ts";
import type { AccessRow } from "./access-table.ts";
import { libraryVideo } from "./factories.ts";
import { PDF, picture } from "./sample-files.ts";
import { sample } from "./sample-sections.ts";
import type { TestApp } from "./start-test-app.ts";
import { formOf } from "./test-form.ts";

/** The objects of one course that the ids in addresses refer to. */
export interface Places {
  courseId: number;
  pageId: number;
  sections: Record<
    "reading" | "video" | "poll" | "opinion" | "quiz" | "handout" | "summary",
    number
  >;
  /** A module whose page no student takes, for calls that change it. */
  work: { moduleId: number; pageId: number; sectionId: number };
  /** The student's opinion, and another's with comments by the student and by its author. */
  opinions: { own: number; theirs: number; comment: number; reply: number; studentId: number };
  /** An announcement to the course. */
  announcementId: number;
  /** Comments on it, by the student and by another person. */
  announcementComments: { comment: number; reply: number };
  /** Articles, likewise. */
  articles: { own: number; theirs: number; comment: number; reply: number };
  /** A video that the course's library shows its students. */
  videoId: number;
  /** Code with which phones join a presentation of the course. */
  classCode: string;
  /** The survey's question, which has an answer. */
  surveyQuestionId: number;
  /** A live class of the course that can be joined. */
  live: { classId: number; occurrenceId: number };
}

/** The body of a call: JSON, or the bytes and headers of a form with files. */
interface Sent {
  body?: unknown;
  form?: ReturnType<typeof formOf>;
}

/** The address of the table's `person`. */
export const INVITED = "invited@example.org";

/** A passage that the student saved. */
export const PASSAGE_ID = 764;

/** A body with which a row's call succeeds however often it is made. */
export async function bodyFor(world: TestApp, row: AccessRow, places: Places): Promise<Sent> {
  const name = `${row.method} ${row.path}`;
  const form = FORMS[name];
  if (form) return { form: await form() };
  if (row.about === "empty") return { body: {} };
  return { body: await BODIES[name]?.(places, world) };
}

/** Whether the body depends on the course. */
export function isBodyOfCourse({ method, path }: AccessRow): boolean {
  return (BODIES[`${method} ${path}`]?.length ?? 0) > 0;
}

/** A body that no call accepts, as a replacement. */
export function unfitBodyFor(row: AccessRow): Sent {
  const name = `${row.method} ${row.path}`;
  // Any bytes will do.
  if (name === SEND_PART) return { form: PART };
  return name in FORMS
    ? { form: formOf({ key: "unknown", bytes: "1" }) }
    : { body: { unknown: 1 } };
}

const SEND_PART = "PATCH /api/authoring/media/:uploadId";
const PART = {
  raw: Buffer.from("bytes"),
  headers: { "content-type": "application/offset+octet-stream" },
};

const image = async () => formOf({ key: "image", name: "a.png", bytes: await picture("png") });

const FORMS: Record<string, () => Promise<ReturnType<typeof formOf>>> = {
  "POST /api/courses/:pageId/sections/upload-files": async () =>
    formOf({ key: "file-1-0", name: "plan.pdf", bytes: PDF }),
  "POST /api/authoring/announcements/:announcementId/pictures": image,
  "POST /api/authoring/announcements/:announcementId/files": async () =>
    formOf({ key: "file", name: "worksheet.pdf", bytes: PDF }),
  "POST /api/authoring/pages/:pageId/images": image,
  "POST /api/authoring/pages/:pageId/captions": async () =>
    formOf({
      key: "captions",
      name: "es.vtt",
      bytes: "WEBVTT\n\n00:00.000 --> 00:02.000\nHola\n",
    }),
  [SEND_PART]: async () => PART,
  "POST /api/authoring/courses/:courseId/thumbnail": image,
};

/** Source of unused orders. */
let lastOrder = 100;
const named = () => ({ title: "New", order: ++lastOrder });
const ARTICLE = { title: "On soil", text: "<p>Sand lets water through.</p>", link: null, tags: [] };
const KEEP = { hidden: false, handled: true };
const VIDEO = { title: "Soil", address: "https://vimeo.com/76979871", tags: [], length: null };
const radio = { question: "How was it?", items: ["Good", "Bad"] };

const BODIES: Record<string, (places: Places, world: TestApp) => unknown> = {
  "POST /api/authoring/pages/:pageId/media": () => ({ name: "a.mp4", size: 9, modified: 0 }),
  "POST /api/admin/people/change": () => ({ user_ids: [2_000_000_000], action: "enable" }),
  "PUT /api/admin/people/:userId": () => ({ first_name: "New", last_name: "", email: INVITED }),
  "PUT /api/admin/people/:userId/role": () => ({ role: "student" }),
  "POST /api/admin/people/:userId/invite": enableInvited,
  "POST /api/admin/people/:userId/reset-password": enableInvited,
  "POST /api/catalogue/courses/:courseId/sign-up": () => ({}),
  "PUT /api/account/locale": () => ({ locale: "en" }),
  "PUT /api/student/courses/:courseId/recalls": () => ({ wanted: false }),
  "PUT /api/account/theme": () => ({ theme: "dark" }),
  "POST /api/courses/page/:pageId/question/:sectionId": () => ({ answer: "0" }),
  "PUT /api/authoring/courses/:courseId/presentation/question": ({ sections }) => ({
    section_id: sections.poll,
    state: "shown",
    round: 1,
  }),
  "POST /api/class/:code/answer": ({ sections }) => ({
    section_id: sections.poll,
    answer: "0",
    round: 1,
  }),
  "PUT /api/courses/page/:pageId/section/:sectionId/playback": () => {
    return { position: 5, duration: 60, watched: [[0, 5]] };
  },
  "POST /api/courses/page/notes/:pageId": () => ({ text: "A note" }),
  "POST /api/courses/page/passages/:pageId": ({ sections: { reading } }) => ({
    section_id: reading,
    quote: "soil",
    prefix: "the ",
    suffix: ".",
    start: 4,
    note: "",
    pictures: [],
  }),
  "PUT /api/student/passages/:passageId": async (places, world) => {
    await keepPassage(places, world);
    return { note: "Remember this" };
  },
  "DELETE /api/student/passages/:passageId": keepPassage,
  "PUT /api/videos/:videoId/playback": () => ({ position: 5, duration: 60, watched: [[0, 5]] }),
  "POST /api/videos": () => VIDEO,
  "POST /api/courses/:courseId/videos": () => VIDEO,
  "PUT /api/videos/:videoId": ({ courseId }) => ({
    ...VIDEO,
    address: `https://vimeo.com/${10_000_000 + courseId}`,
  }),
  "PUT /api/videos/:videoId/release": () => ({ released: true }),
  "PUT /api/videos/:videoId/length": () => ({ length: 60 }),
  "DELETE /api/videos/:videoId": restoreVideo,
  "PUT /api/courses/opinion/:opinionId": () => ({ answer: "three other words" }),
  "POST /api/courses/opinion/:opinionId/comments": () => ({ text: "A comment" }),
  "DELETE /api/courses/opinion/:opinionId/comments/:commentId": restoreComment,
  "POST /api/courses/opinion/:opinionId/comments/:commentId/report": () => ({}),
  "POST /api/courses/opinion/:opinionId/report": () => ({}),
  "POST /api/courses/:courseId/articles": () => ARTICLE,
  "PUT /api/courses/:courseId/articles/:articleId": keepArticle,
  "DELETE /api/courses/:courseId/articles/:articleId": async (places, world) => {
    await keepArticle(places, world);
    return undefined;
  },
  "POST /api/courses/:courseId/articles/:articleId/report": () => ({}),
  "POST /api/courses/:courseId/articles/:articleId/comments": () => ({ text: "A comment" }),
  "DELETE /api/courses/:courseId/articles/:articleId/comments/:commentId": restoreArticleComment,
  "POST /api/courses/:courseId/articles/:articleId/comments/:commentId/report": () => ({}),
  "POST /api/authoring/courses/:courseId/articles/:articleId/decision": () => KEEP,
  "POST /api/authoring/courses/:courseId/articles/:articleId/comments/:commentId/decision": () =>
    KEEP,
  "PUT /api/authoring/courses/:courseId/article-settings": () => ({ students_share: false }),
  "POST /api/authoring/opinions/:opinionId/decision": () => KEEP,
  "POST /api/authoring/opinions/:opinionId/comments/:commentId/decision": () => KEEP,
  "POST /api/courses/create": () => ({ title: "Elsewhere" }),
  "POST /api/courses/:courseId/update": () => ({ title: "A course" }),
  "POST /api/courses/:courseId/module/create": named,
  "POST /api/courses/:courseId/module/:moduleId/update": () => ({ title: "Work" }),
  "POST /api/courses/:moduleId/page/create": named,
  "POST /api/courses/:courseId/module/:moduleId/page/:pageId/update": () => ({ title: "Work" }),
  "POST /api/courses/:pageId/sections/create": () => ({
    sections: [{ type: "video", video: "https://vimeo.com/123456789", order: ++lastOrder }],
  }),
  "POST /api/authoring/pages/:pageId/preview": () => ({ sections: [{}] }),
  "POST /api/courses/:pageId/sections/update": () => ({ sections: [] }),
  "POST /api/courses/:courseId/surveys/create": () => ({ sections: [{ radio }] }),
  "POST /api/courses/:courseId/surveys/update": ({ surveyQuestionId }) => ({
    sections: [{ id: surveyQuestionId, radio }],
  }),
  "POST /api/authoring/courses/:courseId/results-messages": () => ({}),
  "POST /api/authoring/courses/:courseId/results-schedules": () => ({
    table: "students",
    format: "csv",
    weekday: 1,
  }),
  "PUT /api/authoring/courses/:courseId/results-schedules/:scheduleId": () => ({ is_paused: true }),
  "PUT /api/authoring/announcements/:announcementId": () => ({}),
  "POST /api/authoring/announcements/:announcementId/withdraw": () => ({}),
  "POST /api/announcements/:announcementId/comments": () => ({ text: "A comment" }),
  "PUT /api/student/pins/:opinionId": () => ({ agreed: true }),
  "DELETE /api/authoring/opinions/:opinionId/pin": keepPin,
  "DELETE /api/announcements/:announcementId/comments/:commentId": restoreAnnouncementComment,
  "POST /api/announcements/:announcementId/comments/:commentId/report": () => ({}),
  "POST /api/authoring/announcements/:announcementId/comments/:commentId/decision": () => KEEP,
  "POST /api/authoring/courses/:courseId/students/check": () => ({ text: "ada@example.org" }),
  "POST /api/authoring/courses/:courseId/students": () => ({ text: "ada@example.org" }),
  "POST /api/authoring/courses/:courseId/students/remove": () => ({ user_ids: [2_000_000_000] }),
  "POST /api/authoring/courses/:courseId/students/restore": () => ({ user_ids: [2_000_000_000] }),
  "POST /api/authoring/courses/:courseId/invitations": () => ({ max_uses: 30 }),
  "PUT /api/authoring/courses/:courseId/groups/:groupId": () => ({ name: "Evening" }),
  "POST /api/authoring/courses/:courseId/students/extend": () => ({
    user_ids: [2_000_000_000],
    end_date: null,
  }),
  "PUT /api/authoring/courses/:courseId/grading": () => ({
    scale: "ten",
    decimals: 1,
    weights: [],
  }),
  "POST /api/authoring/parts/move": ({ work }) => {
    return { kind: "section", id: work.sectionId, parent_id: work.pageId, position: 0 };
  },
  "POST /api/authoring/pages/:pageId/history/restore": presentVersion,
  "POST /api/authoring/pages/:pageId/library": ({ work }) => ({ section_ids: [work.sectionId] }),
  "POST /api/authoring/modules/:moduleId/library": ({ work }) => ({ page_id: work.pageId }),
  "POST /api/authoring/parts/duplicate": ({ work }) => ({ kind: "section", id: work.sectionId }),
  "POST /api/authoring/parts/delete": (places, world) => addSection(world, places, null),
  "POST /api/authoring/parts/restore": (places, world) => addSection(world, places, new Date()),
  "PUT /api/authoring/drafts/:key": () => ({ body: {} }),
  "PUT /api/admin/second-factor-roles": () => ({ roles: [] }),
  "PUT /api/admin/site": () => ({ name: "Paso", locale: "en", time_zone: "UTC" }),
  "POST /api/preview/pages/:pageId": () => ({ steps: [] }),
  "POST /api/preview/pages/:pageId/sections/:sectionId": () => ({ steps: [], answer: null }),
  "POST /api/preview/final-quiz-resume/:sectionId": () => ({ steps: [] }),
};

/** Adds a section for a call to remove, or one that is removed already. */
async function addSection({ ctx }: TestApp, { work }: Places, deletedAt: Date | null) {
  const [row] = await ctx.database
    .insert(sections)
    .values({ pageId: work.pageId, order: ++lastOrder, content: sample.video(), deletedAt })
    .returning({ id: sections.id });
  return { kind: "section", id: row!.id };
}

/** The current version of a page, to be restored. */
async function presentVersion({ work }: Places, { ctx }: TestApp) {
  const [page] = await ctx.database
    .select({ version: pages.version })
    .from(pages)
    .where(eq(pages.id, work.pageId));
  return { version: page!.version, current: page!.version };
}

/** Restores the student's comment, for a call that deletes it. */
async function restoreComment({ opinions }: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(opinionComments)
    .overridingSystemValue()
    .values({
      id: opinions.comment,
      userId: opinions.studentId,
      opinionId: opinions.theirs,
      text: "A comment",
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return undefined;
}

/** Makes sure that staff have asked for another's opinion, whatever was removed before. */
async function keepPin({ opinions, sections: { opinion } }: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(opinionPins)
    .values({
      opinionId: opinions.theirs,
      sectionId: opinion,
      state: "asked",
      askedAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return undefined;
}

/** Makes sure that the student's article exists, whatever was removed before; returns the change. */
async function keepArticle({ articles: { own }, courseId, opinions }: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(articles)
    .overridingSystemValue()
    .values({
      id: own,
      userId: opinions.studentId,
      courseId,
      title: "Mine",
      text: "<p>Words</p>",
      excerpt: "Words",
      folded: "mine words",
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return ARTICLE;
}

/** Restores the student's comment on another's article, for a call that deletes it. */
async function restoreArticleComment({ articles: places, opinions }: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(articleComments)
    .overridingSystemValue()
    .values({
      id: places.comment,
      userId: opinions.studentId,
      articleId: places.theirs,
      text: "A comment",
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return undefined;
}

/** Restores the student's comment on the announcement, for a call that deletes it. */
async function restoreAnnouncementComment(places: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(announcementComments)
    .overridingSystemValue()
    .values({
      id: places.announcementComments.comment,
      userId: places.opinions.studentId,
      announcementId: places.announcementId,
      text: "A comment",
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return undefined;
}

/** Makes sure that the student's passage exists, whatever was removed before. */
async function keepPassage({ opinions, sections: { reading } }: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(passages)
    .overridingSystemValue()
    .values({
      id: PASSAGE_ID,
      userId: opinions.studentId,
      sectionId: reading,
      quote: "soil",
      prefix: "the ",
      suffix: ".",
      start: 4,
      note: "",
      folded: "soil",
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing();
  return undefined;
}

/** Restores the library's video, for a call that removes it. */
async function restoreVideo({ courseId, videoId }: Places, { ctx }: TestApp) {
  await ctx.database
    .insert(libraryVideos)
    .overridingSystemValue()
    .values({ id: videoId, ...libraryVideo(ctx, courseId) })
    .onConflictDoNothing();
  return undefined;
}

/** A disabled person gets no links. */
async function enableInvited(_: Places, { ctx }: TestApp) {
  await ctx.database.update(users).set({ disabledAt: null }).where(eq(users.email, INVITED));
  return undefined;
}
