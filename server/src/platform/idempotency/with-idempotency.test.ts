import { api } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { courses, idempotencyKeys, modules, pages, sections } from "../../database/tables/index.ts";
import { createCourse, createPerson } from "../../testing/factories.ts";
import { archiveEntries } from "../../testing/sample-archive.ts";
import { zipOf } from "../../testing/sample-files.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { formOf } from "../../testing/test-form.ts";
import { deleteExpiredKeys } from "./delete-expired-keys.ts";

let world: TestApp;
let admin: { id: number };
let author: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  admin = await createPerson(world.ctx, { role: "admin" });
  author = await world.as(admin);
});
afterAll(() => world.stop());

let keys = 0;
const newKey = () => `key-${++keys}`;
const create = (body: object, key: string | null, client = author) =>
  client.post<{ id: number }>("/api/courses/create", body, {
    headers: key === null ? {} : { "idempotency-key": key },
  });
const coursesCalled = (title: string) =>
  world.ctx.database.$count(courses, eq(courses.title, title));

describe("a call repeated with its Idempotency-Key", () => {
  test("creates nothing and gets the first response", async () => {
    const key = newKey();
    const first = await create({ title: "Once", order: 2 }, key);
    const second = await create({ order: 2, title: "Once" }, key);
    expect(first.status).toBe(200);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await coursesCalled("Once")).toBe(1);
  });

  test("waits while the first is running", async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ title: "At once" }, key)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await coursesCalled("At once")).toBe(1);
  });

  test("is refused when its request differs", async () => {
    const key = newKey();
    await create({ title: "This" }, key);
    const { status, error } = await create({ title: "That" }, key);
    expect(status).toBe(422);
    expect(error).toMatchObject({
      code: "key_used",
      message: "This Idempotency-Key came with another request before.",
    });
    expect(await coursesCalled("That")).toBe(0);
  });

  test("is independent of another person's call with the same key", async () => {
    const key = newKey();
    const other = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    const mine = await create({ title: "Ours" }, key);
    const theirs = await create({ title: "Ours" }, key, other);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  test("runs again after a refusal, which is not stored", async () => {
    const key = newKey();
    const { id } = await createCourse(world.ctx, { modules: [{ order: 3, pages: [] }] });
    const send = () =>
      author.post(
        `/api/courses/${id}/module/create`,
        { title: "Third", order: 3 },
        { headers: { "idempotency-key": key } },
      );
    expect((await send()).status).toBe(422);
    await world.ctx.database.delete(modules).where(eq(modules.courseId, id));
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect(await world.ctx.database.$count(modules, eq(modules.courseId, id))).toBe(1);
  });

  test("is a new call after a day, when the key is deleted", async () => {
    const key = newKey();
    const [forgotten] = await Promise.all([
      create({ title: "Daily" }, key),
      create({ title: "Other" }, newKey()),
    ]);
    world.clock.moveTo("2026-03-11T12:00:01Z");
    author = await world.as(admin);
    const { body } = await create({ title: "Daily" }, key);
    expect(body.id).not.toBe(forgotten.body.id);
    await deleteExpiredKeys(world.ctx);
    expect(await world.ctx.database.$count(idempotencyKeys)).toBe(1);
  });

  test("is the same call for a process whose clock is ahead", async () => {
    const key = newKey();
    world.clock.moveTo(new Date().toISOString());
    author = await world.as(admin);
    const first = await create({ title: "Ahead" }, key);
    world.clock.moveTo("2999-01-01T12:00:00Z");
    author = await world.as(admin);
    expect((await create({ title: "Ahead" }, key)).body.id).toBe(first.body.id);
    world.clock.moveTo("2026-03-11T12:00:01Z");
    author = await world.as(admin);
  });

  test.each(["", "with space", "ñ", "k".repeat(101)])("takes no key like %j", async (key) => {
    const { status, error } = await create({ title: "Never" }, key);
    expect(status).toBe(422);
    expect(error.errors).toEqual({ "idempotency-key": ["This value is not valid."] });
  });

  test("creates another without a key", async () => {
    await create({ title: "Twice" }, null);
    await create({ title: "Twice" }, null);
    expect(await coursesCalled("Twice")).toBe(2);
  });
});

describe("every call that creates", () => {
  /** Calls that create nothing a second call would create again, and why. */
  const HARMLESS: Record<string, string> = {
    signIn: "another session, which expires",
    challengePasskey: "another challenge, which expires",
    signInWithPasskey: "a challenge is answered once",
    finishSignIn: "a code is taken once",
    offerAuthenticatorApp: "another key in place of the first, and nothing is turned on",
    addAuthenticatorApp: "a code is taken once; new recovery codes can be made",
    requestEmailChange: "another code in place of the earlier one",
    confirmEmailChange: "a code is used once",
    makeRecoveryCodes: "in place of the earlier ones",
    resetSecondFactor: "is gone once",
    confirmPassword: "confirms the same again",
    confirmPasskey: "a challenge is answered once",
    offerPasskey: "another challenge, which expires",
    addPasskey: "a challenge is answered once",
    createToken: "its secret must not be stored for a repetition; another one can be revoked",
    createWebhook: "its secret must not be stored for a repetition; another one can be removed",
    sendWebhookDelivery: "the same delivery, under the same id",
    requestDataExport: "replaces the copy before",
    requestWorkbookExport: "replaces the file before",
    openDataExport: "another link to the same",
    requestErasure: "is asked for once",
    requestPersonErasure: "is asked for once",
    beginProviderSignIn: "another state, which expires",
    joinProvider: "another state, which expires",
    createOidcProvider: "a name in addresses is taken once",
    createSamlProvider: "a name in addresses is taken once",
    testProvider: "writes nothing",
    forgotPassword: "another link, of few an hour",
    checkReset: "writes nothing",
    resetPassword: "a link is used once",
    readNotification: "is read once",
    readAllNotifications: "are read once",
    unsubscribe: "turns off",
    createPerson: "an address has one account",
    changePeople: "are disabled, enabled or invited once",
    disablePerson: "is disabled once",
    enablePerson: "is enabled once",
    invitePerson: "another link, which ends the earlier one",
    sendPersonReset: "another link, of which one is used",
    checkPeopleImport: "writes nothing",
    askForNewPassword: "is asked once",
    checkSetup: "writes nothing",
    setUpSite: "its token is used once",
    rotateBadgeKey: "another key, of which all verify",
    resendMail: "what is queued is not queued again",
    checkNewStudents: "writes nothing",
    addStaff: "has one role in a course",
    addStudents: "is enrolled once",
    removeStudents: "is removed once",
    restoreStudents: "is restored once",
    inviteStudentsAgain: "another link, which ends the earlier one",
    inviteStaffAgain: "another link, which ends the earlier one",
    withdrawStudentInvitations: "is withdrawn once",
    signUp: "is enrolled, or in line, once",
    decideSignUpRequests: "is answered once",
    acceptInvitation: "is enrolled, and counted, once",
    moveStudents: "names the group they end in",
    extendStudents: "names the date",
    undoIntervention: "is undone once",
    startPresentation: "one that is running goes on",
    joinPresentation: "is in once",
    answerClass: "the first answer of each round is final",
    askToPin: "is asked once",
    restorePageVersion: "names the version it is for",
    takeSections: "the sections come with the next save, and files that it leaves out are deleted",
    uploadCaptions: "files that no section names are deleted",
    updateCourse: "changes",
    updateModule: "changes",
    updatePage: "changes",
    updateSections: "changes what it names, and adds nothing",
    updateSurvey: "checked against the survey's version",
    uploadSectionFiles: "attaches nothing twice",
    uploadPageImage: "stores the same bytes once",
    uploadThumbnail: "replaces",
    uploadPhoto: "replaces",
    uploadLogo: "replaces",
    uploadDiplomaPicture: "another key of the same bytes, which is forgotten unless it is used",
    previewSiteDiploma: "writes nothing",
    previewCourseDiploma: "writes nothing",
    revokeDiploma: "is revoked once",
    restoreDiploma: "is restored once",
    register: "another link, of few an hour",
    confirmRegistration: "a link is used once",
    sendTestMail: "another test mail, of few an hour",
    testSiteLiveProvider: "writes nothing",
    testCourseLiveProvider: "writes nothing",
    movePart: "names the position it ends at",
    deletePart: "is deleted once",
    restorePart: "is restored once",
    answerQuestion: "the first committed answer counts",
    finishSection: "is finished once",
    answerRecall: "the first answer counts",
    savePageNote: "replaces",
    commentArticle: "its form's own token names it",
    retryArticlePreview: "is looked at once, however often it is asked for",
    likeArticle: "toggles; the browser looks again where no answer came",
    reportArticle: "the first report counts",
    reportArticleComment: "the first report counts",
    moderateArticle: "decides the same again",
    moderateArticleComment: "decides the same again",
    commentOpinion: "its form's own token names it",
    likeOpinion: "toggles, as specified; the browser looks again where no answer came",
    reportOpinion: "the first report counts",
    reportComment: "the first report counts",
    moderateOpinion: "decides the same again",
    moderateComment: "decides the same again",
    addSiteVideo: "an address is in a library once",
    addCourseVideo: "an address is in a library once",
    submitSurvey: "one response a person; a stored copy would tie it to them",
    countSurveyAudience: "writes nothing",
    publishSiteSurvey: "is published once",
    markAnnouncementRead: "is read once",
    sendAnnouncement: "is sent once",
    unplanAnnouncement: "is a draft once",
    withdrawAnnouncement: "is withdrawn once",
    uploadAnnouncementPicture: "stores the same bytes once",
    attachAnnouncementFile: "attaches nothing twice",
    commentAnnouncement: "its form's own token names it",
    likeAnnouncement: "toggles; the browser looks again where no answer came",
    reportAnnouncementComment: "the first report counts",
    moderateAnnouncementComment: "decides the same again",
    closeSiteSurvey: "is closed once",
    joinLiveClass: "has one seat",
    createLiveCalendar: "another address, which ends the earlier one",
    previewClassDates: "writes nothing",
    cancelLiveClass: "is cancelled once",
    cancelOccurrence: "is cancelled once",
    restoreOccurrence: "is restored once",
    setUpMeeting: "a meeting that is there stays as it is",
    fetchClassResults: "asks again, and stores the same",
    previewDraft: "writes nothing",
    previewPage: "writes nothing",
    previewAdvance: "writes nothing",
    previewQuizSummary: "writes nothing",
  };

  test("takes a key, or does no harm when it is repeated", () => {
    const posts = Object.values(api).filter(({ method }) => method === "POST");
    const keyless = posts.filter(({ idempotent }) => !idempotent).map(({ name }) => name);
    expect(keyless.toSorted()).toEqual(Object.keys(HARMLESS).toSorted());
  });

  test("documents the key in the API's description", async () => {
    const { body } = await author.get<{
      paths: Record<string, { post?: { operationId: string; parameters: { name: string }[] } }>;
    }>("/api/openapi.json");
    const documented = Object.values(body.paths).flatMap(({ post }) =>
      post?.parameters.some(({ name }) => name === "Idempotency-Key") ? [post.operationId] : [],
    );
    const idempotent = Object.values(api).filter(
      ({ idempotent: isOnce, headers }) => isOnce ?? headers?.["Idempotency-Key"],
    );
    expect(idempotent).toContain(api.answerQuestion);
    expect(documented.toSorted()).toEqual(idempotent.map(({ name }) => name).toSorted());
  });

  test("creates it once", async () => {
    const made = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
    const bare = await createCourse(world.ctx, { modules: [{ pages: [] }] });
    const pageId = made.pages[0]!.id;
    const question = { radio: { question: "How was it?", items: ["Fine"] } };
    const section = { order: 5, type: "paragraph", paragraph: "<p>More</p>" };
    const form = formOf({
      key: "archive",
      name: "course.zip",
      bytes: await zipOf(await archiveEntries()),
    });
    const calls: [string, object | undefined][] = [
      ["/api/courses/create", { title: "New" }],
      [`/api/courses/${made.id}/module/create`, { title: "New", order: 7 }],
      [`/api/courses/${bare.moduleIds[0]}/page/create`, { title: "New", order: 7 }],
      [`/api/courses/${pageId}/sections/create`, { sections: [section] }],
      [`/api/courses/${bare.id}/surveys/create`, { sections: [question] }],
      ["/api/authoring/parts/duplicate", { kind: "module", id: made.moduleIds[0] }],
      ["/api/authoring/parts/duplicate", { kind: "course", id: made.id }],
      ["/api/authoring/import", undefined],
    ];
    for (const [path, body] of calls) {
      const key = newKey();
      const extras = body ? {} : { raw: form.raw };
      const headers = { ...(body ? {} : form.headers), "idempotency-key": key };
      const send = () => author.post(path, body, { ...extras, headers });
      const first = await send();
      expect([path, first.status, first.text]).toEqual([path, 200, first.text]);
      const before = await rows();
      expect(await send()).toMatchObject({ status: 200, body: first.body });
      expect([path, await rows()]).toEqual([path, before]);
    }
  });
});

function rows(): Promise<number[]> {
  return Promise.all(
    [courses, modules, pages, sections].map((table) => world.ctx.database.$count(table)),
  );
}
