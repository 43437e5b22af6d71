import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { answers, modules, opinions, sections } from "../../database/tables/index.ts";
import { changeCourse, createPerson } from "../../testing/factories.ts";
import { comment, open, OpinionClass } from "../../testing/opinion-class.ts";
import { sample } from "../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";

let world: TestApp;
let taken: OpinionClass;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  taken = await OpinionClass.begin(world, { question: "What do you think?", min: 2, max: 6 });
});

const setOpinion = (id: number, fields: Partial<typeof opinions.$inferInsert>) =>
  world.ctx.database.update(opinions).set(fields).where(eq(opinions.id, id));

describe("GET /api/courses/opinion/:opinionId", () => {
  test("401 when signed out, 404 for a stranger, 403 until one has answered", async () => {
    const { opinionId } = await taken.joinWith("my own words");
    const stranger = await world.as(await createPerson(world.ctx));
    const peer = await taken.join();
    expect((await open(world.visitor(), opinionId)).status).toBe(401);
    expect((await open(stranger, opinionId)).status).toBe(404);
    const refused = await open(peer, opinionId);
    expect([refused.status, refused.error.code]).toEqual([403, "not_answered"]);
    expect(refused.text).not.toContain("words");
    expect((await open(peer, 2_000_000_000)).status).toBe(404);
  });

  test("404 for other answers", async () => {
    const { client } = await taken.joinWith("my own words");
    const [choice] = await world.ctx.database
      .insert(answers)
      .values({
        userId: (await createPerson(world.ctx)).id,
        sectionId: taken.course.pages[0]!.sectionIds[1]!,
        optionIds: [1],
        createdAt: world.clock.now(),
      })
      .returning();
    expect((await open(client, choice!.id)).status).toBe(404);
  });

  test("shows question, author and answer, and where to comment and like", async () => {
    const author = await taken.joinWith("well <b>said</b>", { firstName: "Ada", avatar: "/a.png" });
    const reader = await taken.joinWith("the reader's own");
    const { status, body } = await open(reader.client, author.opinionId);
    const path = `/api/courses/opinion/${author.opinionId}`;
    expect([status, body]).toEqual([
      200,
      {
        id: author.opinionId,
        author: "Ada",
        user: { avatar: "/a.png" },
        answer: "well <b>said</b>",
        question: "What do you think?",
        comment_action: `${path}/comments`,
        like_action: `${path}/like`,
        comments: "",
        comment_list: [],
        next_cursor: null,
        comment_count: 0,
        like_count: 0,
        liked: false,
        own: false,
        published: true,
        hidden: false,
        edited: false,
        may_edit: false,
        min_words: 2,
        max_words: 6,
        reported: false,
        time_zone: "UTC",
      },
    ]);
  });

  test("shows comments oldest first, as data and as markup with nothing live in it", async () => {
    const author = await taken.joinWith("my own words");
    const reader = await taken.joinWith("the reader's own", { firstName: `<i>"Eve"</i>` });
    await comment(author.client, author.opinionId, "first & 'quoted'");
    world.clock.moveTo("2026-03-10T12:05:00Z");
    await comment(reader.client, author.opinionId, "<script>alert(1)</script>\nsecond line");
    const { body } = await open(reader.client, author.opinionId);
    expect(body.comment_list).toMatchObject([
      { text: "first & 'quoted'", own: false, created_at: "2026-03-10T12:00" },
      {
        text: "<script>alert(1)</script>\nsecond line",
        first_name: `<i>"Eve"</i>`,
        own: true,
        created_at: "2026-03-10T12:05",
      },
    ]);
    expect(body.comments).toContain("<p>first &amp; &#39;quoted&#39;</p>");
    expect(body.comments).toContain("<h4>&lt;i&gt;&quot;Eve&quot;&lt;/i&gt;</h4>");
    expect(body.comments).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>second line");
    expect(body.comments.replaceAll(/<\/?(article|h4|time|p|br)\b[^>]*>/g, "")).not.toMatch(/[<>]/);
    expect(body.comment_count).toBe(2);
  });

  test("brings the latest comments, and the earlier ones by cursor, each once", async () => {
    const author = await taken.joinWith("my own words");
    const texts = Array.from({ length: 25 }, (_, index) => `comment ${index}`);
    for (const text of texts) await comment(author.client, author.opinionId, text);
    const latest = await open(author.client, author.opinionId);
    const textsOf = ({ body }: typeof latest) => body.comment_list.map(({ text }) => text);
    expect(textsOf(latest)).toEqual(texts.slice(5));
    expect(latest.body.comment_count).toBe(25);
    await comment(author.client, author.opinionId, "meanwhile");
    const earlier = await open(
      author.client,
      author.opinionId,
      `?cursor=${latest.body.next_cursor}`,
    );
    expect(textsOf(earlier)).toEqual(texts.slice(0, 5));
    expect(earlier.body.next_cursor).toBeNull();
  });

  test("an answer of the workbook is opened by its author alone", async () => {
    const author = await taken.joinWith("for me alone");
    const reader = await taken.joinWith("the reader's own");
    await setOpinion(author.opinionId, { published: false });
    expect((await open(reader.client, author.opinionId)).status).toBe(404);
    const own = await open(author.client, author.opinionId);
    expect(own.body).toMatchObject({ own: true, published: false, hidden: false, may_edit: true });
  });

  test("one hidden by staff is gone for peers, and marked for its author", async () => {
    const author = await taken.joinWith("not so nice");
    const reader = await taken.joinWith("the reader's own");
    await setOpinion(author.opinionId, { hidden: true });
    expect((await open(reader.client, author.opinionId)).status).toBe(404);
    expect(await taken.listFor(reader)).toEqual([]);
    const own = await open(author.client, author.opinionId);
    expect(own.body).toMatchObject({ own: true, published: false, hidden: true, may_edit: false });
    expect(await taken.listFor(author, "/workbook")).toMatchObject([{ hidden: true }]);
  });

  test("is read, liked and commented on after its module closed, and no longer once the course ended", async () => {
    const author = await taken.joinWith("my own words");
    const reader = await taken.joinWith("the reader's own");
    await world.ctx.database
      .update(modules)
      .set({ endsAt: new Date("2026-03-01T00:00:00Z") })
      .where(eq(modules.id, taken.course.moduleIds[0]!));
    await changeCourse(world.ctx, taken.course, {});
    const like = `/api/courses/opinion/${author.opinionId}/like`;
    expect((await reader.client.post(like)).status).toBe(200);
    expect((await comment(reader.client, author.opinionId, "still here")).status).toBe(200);
    expect((await open(reader.client, author.opinionId)).body.comment_count).toBe(1);
    const edit = await reader.client.send("PUT", `/api/courses/opinion/${reader.opinionId}`, {
      answer: "some other words",
    });
    expect([edit.status, edit.error.code]).toEqual([409, "module_closed"]);

    await changeCourse(world.ctx, taken.course, { endsAt: new Date("2026-03-05T00:00:00Z") });
    expect((await open(reader.client, author.opinionId)).status).toBe(404);
    expect((await reader.client.post(like)).status).toBe(404);
    expect((await comment(reader.client, author.opinionId, "too late")).status).toBe(404);
  });

  test("is deleted with its question", async () => {
    const author = await taken.joinWith("my own words");
    await world.ctx.database
      .update(sections)
      .set({ deletedAt: world.clock.now(), content: sample.textarea() })
      .where(eq(sections.id, taken.questionId));
    await changeCourse(world.ctx, taken.course, {});
    expect((await open(author.client, author.opinionId)).status).toBe(404);
  });
});
