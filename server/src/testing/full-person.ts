import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";

import {
  announcementComments,
  announcementDecisions,
  announcementLikes,
  announcementReadings,
  announcementRecipients,
  announcementReports,
  answers,
  articleComments,
  articleDecisions,
  articleLikes,
  articleReports,
  authenticatorApps,
  auditLog,
  authoringDrafts,
  dataExports,
  diplomaRevocations,
  diplomas,
  idempotencyKeys,
  interventions,
  identities,
  liveAttendances,
  liveCalendars,
  liveJoins,
  libraryPlaybacks,
  notes,
  notificationActors,
  notificationPreferences,
  notifications,
  opinionComments,
  opinionDecisions,
  opinionLikes,
  opinionPins,
  opinionReadings,
  opinionReports,
  opinions,
  pageFinishes,
  pageOpenings,
  pageVersions,
  passages,
  passkeys,
  personalTokens,
  passwordResets,
  pendingSignIns,
  playbacks,
  recalls,
  recoveryCodes,
  registrations,
  signIns,
  signUpRequests,
  surveyParticipations,
  surveyResponses,
  trackedJobs,
  workbookExports,
  scheduledExports,
  webhookDeliveries,
  webhooks,
  mediaUploads,
} from "../database/tables/index.ts";
import { changePhoto } from "../domains/files/change-photo.ts";
import type { Context } from "../platform/context.ts";
import { queueMails } from "../platform/mail/queue-mail.ts";
import {
  assignStaff,
  createPerson,
  insertArticle,
  insertLibraryVideo,
  insertNotification,
} from "./factories.ts";
import { insertAnnouncement } from "./insert-announcement.ts";
import { insertDiploma } from "./insert-diploma.ts";
import { insertLiveClass } from "./live-classes.ts";
import { picture } from "./sample-files.ts";
import { insertSurvey, partId } from "./site-surveys.ts";

/** Unique among the values of a test's database. */
const ID = 764_532_198;

/** The person's names, and values that no one else has. */
export const TRACES = [String(ID), "Quetzalina", "Xocoyotzin", "quetzalina@example.net"];

/** A person with data in as many tables as possible. */
export async function createFullPerson(ctx: Context) {
  await ctx.database.execute(sql`select setval('users_id_seq', ${ID - 1})`);
  return createPerson(ctx, {
    firstName: "Quetzalina",
    lastName: "Xocoyotzin",
    email: "quetzalina@example.net",
    passkeyHandle: "handle",
    timeZone: "America/Mexico_City",
  });
}

interface Surroundings {
  course: { id: number; pages: readonly { id: number; sectionIds: readonly number[] }[] };
  /** Another person's opinion. */
  opinionId: number;
  /** Another person's comment. */
  commentId: number;
  /** Another person. */
  otherId: number;
}

/** Leaves traces of a person below the API, besides their answers there. */
export async function leaveTraces(ctx: Context, userId: number, around: Surroundings) {
  const { database, clock } = ctx;
  const now = clock.now();
  const later = new Date(now.getTime() + 3_600_000);
  const { course, opinionId, commentId, otherId } = around;
  const [page] = course.pages;
  if (!page) throw new Error("The course has no page.");
  const sectionId = page.sectionIds[0]!;
  await changePhoto(ctx, { userId, image: await picture("png") });
  await assignStaff(ctx, { id: userId }, course);
  await database.insert(identities).values({
    userId,
    provider: "school",
    subject: "subject-1",
    createdAt: now,
  });
  await database.insert(signUpRequests).values({
    userId,
    courseId: course.id,
    state: "waiting",
    text: "Let me in, please.",
    requestedAt: now,
  });
  await database.insert(passkeys).values({
    userId,
    credentialId: "credential",
    publicKey: Buffer.from("key"),
    counter: 1,
    transports: ["usb"],
    isSynced: false,
    name: "Quetzalina's key",
    createdAt: now,
  });
  const [hook] = await database
    .insert(webhooks)
    .values({
      courseId: course.id,
      url: "https://hooks.example.org/",
      events: ["course.finished"],
      sealedSecret: "sealed",
      createdAt: now,
    })
    .returning();
  await database.insert(webhookDeliveries).values({
    webhookId: hook!.id,
    messageId: "msg_1",
    event: "course.finished",
    courseId: course.id,
    userIds: [userId],
    createdAt: now,
    state: "delivered",
    giveUpAt: later,
  });
  await database.insert(scheduledExports).values({
    courseId: course.id,
    userId,
    table: "answers",
    locale: "en",
    format: "xlsx",
    weekday: 1,
    nextAt: later,
    createdAt: now,
  });
  await database.insert(personalTokens).values({
    userId,
    tokenHash: Buffer.from("token"),
    name: "Quetzalina's token",
    scopes: ["results:read"],
    ending: "abcd",
    createdAt: now,
    expiresAt: later,
  });
  await database
    .insert(authenticatorApps)
    .values({ userId, sealedKey: "sealed", confirmedAt: now });
  await database.insert(recoveryCodes).values({ userId, codeHash: Buffer.from("recovery") });
  await database
    .insert(pendingSignIns)
    .values({ userId, tokenHash: Buffer.from("pending"), expiresAt: now });
  await database.insert(registrations).values({
    email: "Quetzalina@example.net",
    firstName: "Quetzalina",
    lastName: "Xocoyotzin",
    passwordHash: "",
    locale: "es",
    createdAt: now,
    expiresAt: later,
  });
  await database.insert(signIns).values({
    userId,
    succeeded: true,
    browser: "Firefox",
    network: "203.0.113.0",
    createdAt: now,
  });
  await database.insert(passwordResets).values({
    tokenHash: Buffer.from("reset"),
    userId,
    createdAt: now,
    expiresAt: later,
  });
  await database.insert(notes).values({
    userId,
    pageId: page.id,
    text: "A note on soil",
    folded: "a note on soil",
    updatedAt: now,
  });
  await database.insert(passages).values({
    userId,
    sectionId,
    quote: "Sand lets water through",
    prefix: "",
    suffix: ".",
    start: 0,
    note: "Quetzalina kept this",
    folded: "sand lets water through quetzalina kept this",
    createdAt: now,
  });
  await database.insert(interventions).values({
    userId,
    courseId: course.id,
    pageId: page.id,
    kind: "reset",
    byUserId: otherId,
    madeAt: now,
    kept: { steps: [], playbacks: [], finish: null, finishedCourse: false, madeUp: false },
  });
  await database.insert(pageOpenings).values({ userId, pageId: page.id });
  await database
    .insert(recalls)
    .values({ userId, courseId: course.id, number: 1, dueAt: later, askedAt: now });
  await database.insert(pageFinishes).values({
    userId,
    courseId: course.id,
    pageId: page.id,
    finishedAt: now,
  });
  await database.insert(playbacks).values({
    userId,
    sectionId,
    video: "https://media.example.org/soil.mp4",
    position: 12,
    duration: 60,
    watched: [[0, 12]],
    updatedAt: now,
  });
  const video = await insertLibraryVideo(ctx, course.id, { title: "How soil drains" });
  await database.insert(libraryPlaybacks).values({
    userId,
    videoId: video.id,
    video: video.video,
    position: 20,
    duration: 90,
    watched: [[0, 20]],
    updatedAt: now,
  });
  await database.insert(pageVersions).values({
    pageId: page.id,
    version: 2,
    savedAt: now,
    userId,
    kind: "changed",
    added: 0,
    changed: 1,
    removed: 0,
    sections: {},
  });
  await database.insert(mediaUploads).values({
    id: randomUUID(),
    pageId: page.id,
    userId,
    name: "Quetzalina.mp4",
    size: 100,
    modified: 0,
    createdAt: now,
    activeAt: now,
  });
  await database.insert(authoringDrafts).values({
    userId,
    key: "sections-update:7",
    body: { title: "Unfinished" },
    savedAt: now,
  });
  await database.insert(opinionLikes).values({ userId, opinionId, createdAt: now });
  await database.insert(opinionReports).values({
    userId,
    opinionId,
    commentId,
    reason: "Rude to Quetzalina",
    createdAt: now,
  });
  await database
    .insert(opinionReadings)
    .values({ userId, courseId: course.id, newestId: opinionId });
  await database
    .insert(opinionPins)
    .values({ opinionId, sectionId, state: "asked", askedBy: userId, askedAt: now });
  await database.execute(sql`
    insert into opinion_pins (opinion_id, section_id, state, asked_at)
    select id, section_id, 'asked', ${now.toISOString()} from opinions where user_id = ${userId}`);
  await database.insert(opinionDecisions).values({
    userId,
    opinionId,
    hidden: false,
    createdAt: now,
  });
  await insertArticle(ctx, { userId, courseId: course.id });
  const theirs = { userId: otherId, courseId: course.id };
  const { id: articleId } = await insertArticle(ctx, theirs, { likes: 1, comments: 1 });
  const said = { userId, articleId, createdAt: now };
  await database.insert(articleLikes).values(said);
  await database.insert(articleReports).values({ ...said, reason: "Rude to Quetzalina" });
  await database.insert(articleComments).values({ ...said, text: "So it is" });
  await database.insert(articleDecisions).values({ ...said, hidden: false });
  await database.execute(sql`update opinions set likes = likes + 1 where id = ${opinionId}`);
  const diploma = { userId, courseId: course.id, name: "Quetzalina Xocoyotzin" };
  const { id: diplomaId } = await insertDiploma(ctx, diploma);
  const reason = "Quetzalina asked for it";
  await database.insert(diplomaRevocations).values({ diplomaId, revokedAt: now, reason });
  await database
    .update(diplomas)
    .set({ revokedAt: now, revokeReason: reason })
    .where(eq(diplomas.id, diplomaId));
  const told = await insertNotification(ctx, { userId, courseId: course.id });
  await database.insert(notificationPreferences).values({
    userId,
    kind: "like",
    mail: "off",
    bell: "on",
  });
  const [others] = await database
    .insert(notifications)
    .values({
      userId: otherId,
      kind: "like",
      bundleKey: `like:${opinionId}`,
      courseId: course.id,
      opinionId,
      createdAt: now,
      bellAt: now,
    })
    .returning();
  await database.insert(notificationActors).values({ notificationId: others!.id, userId });
  await queueMails(ctx, [
    {
      kind: "test",
      userId,
      recipient: "quetzalina@example.net",
      locale: "en",
      subject: "Hello Quetzalina",
      text: "Good morning.",
      html: "Good morning.",
    },
  ]);
  const [job] = await database
    .insert(trackedJobs)
    .values({ userId, total: 1, createdAt: now })
    .returning();
  await database.insert(trackedJobs).values({
    userId: otherId,
    state: "done",
    total: 1,
    done: 1,
    result: { refused: [{ email: "Quetzalina@example.net", last_name: "Xocoyotzin" }] },
    createdAt: now,
    endedAt: now,
  });
  const survey = await insertSurvey(ctx, { title: "Soil and water", isAnonymous: false });
  await database.insert(surveyParticipations).values({ surveyId: survey.id, userId });
  await database.insert(surveyResponses).values({
    surveyId: survey.id,
    userId,
    answers: { [partId(10)]: 8, [partId(50)]: "Quetzalina liked it" },
  });
  const title = "Rain and soil";
  const announcement = await insertAnnouncement(ctx, { authorId: userId, title });
  await database
    .insert(announcementReadings)
    .values({ userId, announcementId: announcement.id, readAt: now });
  const notice = await insertAnnouncement(ctx, { authorId: otherId, likes: 1, comments: 1 });
  const reacted = { userId, announcementId: notice.id, createdAt: now };
  await database.insert(announcementRecipients).values({ userId, announcementId: notice.id });
  await database.insert(announcementLikes).values(reacted);
  await database.insert(announcementReports).values({ ...reacted, reason: "Rude to Quetzalina" });
  await database.insert(announcementComments).values({ ...reacted, text: "Thank you" });
  await database.insert(announcementDecisions).values({ ...reacted, hidden: false });
  const { occurrenceId } = await insertLiveClass(ctx, { hostIds: [userId] });
  await database.insert(liveJoins).values({ occurrenceId, userId, isHost: true, joinedAt: now });
  await database.insert(liveAttendances).values({ occurrenceId, userId, handMinutes: 45 });
  await database
    .insert(liveCalendars)
    .values({ userId, tokenHash: Buffer.from("calendar"), createdAt: now });
  await ctx.storage.put("export-old", Buffer.from("old"));
  await database.insert(dataExports).values({
    userId,
    jobId: job!.id,
    storageKey: "export-old",
    size: 3,
    requestedAt: now,
    expiresAt: later,
  });
  await ctx.storage.put("workbook-old", Buffer.from("old"));
  await database.insert(workbookExports).values({
    userId,
    courseId: course.id,
    format: "pdf",
    jobId: job!.id,
    name: "Quetzalina.pdf",
    storageKey: "workbook-old",
    size: 3,
    requestedAt: now,
    expiresAt: later,
  });
  await database.insert(idempotencyKeys).values({
    userId,
    key: "key",
    fingerprint: "f",
    response: { name: "Quetzalina" },
    expiresAt: later,
  });
  await database.insert(auditLog).values({
    at: now,
    actorId: otherId,
    action: "person.invited",
    subjectId: userId,
  });
  return { told };
}

/** A hidden opinion of theirs, and one that only their workbook shows. */
export async function writePrivately(ctx: Context, userId: number, sectionIds: readonly number[]) {
  const states = [{ published: true, hidden: true }, { published: false }];
  for (const [index, state] of states.entries()) {
    const [answer] = await ctx.database
      .insert(answers)
      .values({
        userId,
        sectionId: sectionIds[index]!,
        text: `Private ${index}`,
        workbookOnly: !state.published,
        createdAt: ctx.clock.now(),
      })
      .returning();
    await ctx.database
      .insert(opinions)
      .values({ id: answer!.id, userId, sectionId: sectionIds[index]!, ...state });
  }
}

/** A hidden comment of theirs. */
export async function commentHidden(ctx: Context, userId: number, opinionId: number) {
  await ctx.database.insert(opinionComments).values({
    userId,
    opinionId,
    text: "Hidden comment",
    hidden: true,
    createdAt: ctx.clock.now(),
  });
}
