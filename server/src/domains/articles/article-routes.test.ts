import type { Articles, CourseMap, OpenedArticle } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { articlePreviews, articles } from "../../database/tables/index.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  insertArticle,
  type MadeCourse,
} from "../../testing/factories.ts";
import { recordEvents } from "../../testing/record-events.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { joinCourse } from "../../testing/take-course.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { articleCommented } from "./article/articles-events.ts";

let world: TestApp;
let course: MadeCourse;
let teacher: TestClient;
let author: TestClient;
let authorId: number;
let peer: TestClient;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  const person = await createPerson(world.ctx, { role: "instructor", firstName: "Grace" });
  await assignStaff(world.ctx, person, course);
  teacher = await world.as(person);
  const student = await createPerson(world.ctx, { firstName: "Ada" });
  authorId = student.id;
  await enrol(world.ctx, student, course);
  author = await world.as(student);
  peer = await joinCourse(world, course, { firstName: "Alan" });
});

const address = (id?: number) =>
  `/api/courses/${course.id}/articles${id === undefined ? "" : `/${id}`}`;
const TEXT = { title: "On sand", text: "<p>Sand lets <b>water</b> through.</p>", link: null };
const share = (client: TestClient, form: object = {}) =>
  client.post<{ id: number }>(address(), { ...TEXT, tags: [], ...form });
const shared = async (client = teacher, form: object = {}) => {
  const { status, body, text } = await share(client, form);
  expect([status, text]).toEqual([200, text]);
  return body.id;
};
const read = (id: number, client = peer, query = "") =>
  client.get<OpenedArticle>(`${address(id)}${query}`);
const list = async (query = "", client = peer) =>
  (await client.get<Articles>(`${address()}${query}`)).body;
const idsOf = ({ articles: listed }: Articles) => listed.map(({ id }) => id);
const letStudentsShare = (isAllowed = true) =>
  teacher.send("PUT", `/api/authoring/courses/${course.id}/article-settings`, {
    students_share: isAllowed,
  });

describe("sharing", () => {
  test("is the staff's, and the students' where the course allows it", async () => {
    expect((await share(author)).status).toBe(403);
    expect((await list("", author)).may_share).toBe(false);
    expect((await letStudentsShare()).body).toEqual({ students_share: true });
    expect((await list("", author)).may_share).toBe(true);
    const id = await shared(author);
    await letStudentsShare(false);
    expect((await share(author)).status).toBe(403);
    // The shared article remains, and remains the author's own.
    expect((await read(id, author)).body.own).toBe(true);
    expect((await author.send("PUT", address(id), { ...TEXT, tags: [] })).status).toBe(200);
  });

  test("is not for strangers, visitors and staff of other courses", async () => {
    const stranger = await world.as(await createPerson(world.ctx));
    const colleague = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await share(world.visitor())).status).toBe(401);
    expect((await share(stranger)).status).toBe(404);
    expect((await share(colleague)).status).toBe(404);
    expect((await list()).articles).toEqual([]);
  });

  test("shows a text as it was written, and nothing that a browser would run", async () => {
    const id = await shared(teacher, {
      text: '<p onclick="x()">Hello <a href="https://example.org/?a=1&b">there</a></p><script>1</script>',
      tags: [" Clay  soils", "clay soils", "Ácido"],
    });
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: "On sand",
      author: "Grace",
      course: { id: course.id, title: "Soil" },
      text: '<p>Hello <a target="_blank" rel="noopener noreferrer nofollow ugc" href="https://example.org/?a=1&amp;b">there</a></p>',
      tags: ["clay soils", "ácido"],
      link: null,
      form: null,
      own: false,
      edited: false,
      liked: false,
      reported: false,
      comment_list: [],
    });
  });

  test("gives the author back what was written", async () => {
    const id = await shared(teacher);
    expect((await read(id, teacher)).body).toMatchObject({
      own: true,
      form: { ...TEXT, tags: [] },
    });
  });

  test.each([
    [{ title: "", text: "" }, ["title", "text"]],
    [{ title: "  " }, ["title"]],
    [{ text: "<p> <br></p>" }, ["text"]],
    [{ text: '<p>x<img src="https://example.org/a.png"></p>' }, ["text"]],
    [{ link: "javascript:alert(1)" }, ["link"]],
    [{ link: "ftp://example.org/" }, ["link"]],
    [{ link: "https://me:secret@example.org/" }, ["link"]],
    [{ link: "example.org" }, ["link"]],
    [{ title: "x".repeat(201) }, ["title"]],
    [{ tags: ["1", "2", "3", "4", "5", "6"] }, ["tags"]],
  ])("refuses %j beside its fields", async (form, fields) => {
    const { status, error } = await share(teacher, form);
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toEqual(fields);
  });

  test("of a link needs neither title nor text", async () => {
    const link = "https://www.example.org/page?x=1";
    const id = await shared(teacher, { title: "", text: "", link });
    expect((await read(id)).body).toMatchObject({
      title: "example.org",
      text: "",
      link: { url: link, host: "example.org", preview: null },
    });
  });

  test("is made once however often it is sent", async () => {
    const headers = { "idempotency-key": "article-1" };
    const send = () => teacher.post(address(), { ...TEXT, tags: [] }, { headers });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(idsOf(await list())).toHaveLength(1);
  });

  test("is refused after too much of it", async () => {
    const answers = [];
    for (let number = 0; number < 21; number++) answers.push((await share(teacher)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });
});

describe("what is known of a linked page", () => {
  test("is shown as text, with a picture of this site", async () => {
    const link = "https://example.org/page";
    const id = await shared(teacher, { title: "", text: "", link });
    await world.ctx.database.insert(articlePreviews).values({
      articleId: id,
      link,
      title: "<b>Soils</b>",
      text: "Of the world",
      site: "Example",
    });
    const { body } = await read(id);
    expect(body.title).toBe("<b>Soils</b>");
    expect(body.link?.preview).toEqual({
      title: "<b>Soils</b>",
      text: "Of the world",
      site: "Example",
      picture: null,
    });
    expect((await peer.get(`${address(id)}/picture`)).status).toBe(404);
    // A new link has no preview yet.
    const changed = { title: "", text: "", link: "https://example.org/other", tags: [] };
    expect((await teacher.send("PUT", address(id), changed)).status).toBe(200);
    expect((await read(id)).body).toMatchObject({ title: "example.org", link: { preview: null } });
  });
});

describe("one's own article", () => {
  test("is changed and deleted by its author alone", async () => {
    await letStudentsShare();
    const id = await shared(author, { tags: ["sand"] });
    const form = { title: "On clay", text: "<p>Clay keeps it.</p>", link: null, tags: ["clay"] };
    expect((await teacher.send("PUT", address(id), form)).status).toBe(403);
    expect((await peer.send("DELETE", address(id))).status).toBe(403);
    expect((await author.send("PUT", address(id), form)).status).toBe(200);
    expect((await read(id)).body).toMatchObject({ title: "On clay", tags: ["clay"], edited: true });
    expect((await author.send("PUT", address(id), { ...form, title: "" })).status).toBe(422);
    expect((await list("?tag=sand")).articles).toEqual([]);
    expect((await author.send("DELETE", address(id))).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await author.send("DELETE", address(id))).status).toBe(404);
  });

  test("is found in the course it was shared in alone", async () => {
    const id = await shared();
    const other = await createCourse(world.ctx, { modules: [] });
    const both = await createPerson(world.ctx);
    await enrol(world.ctx, both, course);
    await enrol(world.ctx, both, other);
    const client = await world.as(both);
    expect((await client.get(`/api/courses/${other.id}/articles/${id}`)).status).toBe(404);
  });

  test("that staff hid is seen by its author, who cannot change it any more", async () => {
    await letStudentsShare();
    const id = await shared(author);
    await world.ctx.database.update(articles).set({ hidden: true }).where(eq(articles.id, id));
    expect((await read(id, peer)).status).toBe(404);
    expect((await read(id, author)).body.hidden).toBe(true);
    expect((await author.send("PUT", address(id), { ...TEXT, tags: [] })).status).toBe(409);
    expect((await list("", author)).articles).toEqual([]);
    expect((await list("?mine=true", author)).articles).toMatchObject([{ id, hidden: true }]);
    expect((await list("?mine=true", peer)).articles).toEqual([]);
  });
});

describe("the course map", () => {
  const partsOf = async (client: TestClient) =>
    (await client.get<CourseMap>(`/api/student/courses/${course.id}`)).body.parts;

  test("leads to articles once there are some, or once students share", async () => {
    expect(await partsOf(peer)).toEqual({});
    await letStudentsShare();
    expect(await partsOf(peer)).toEqual({ articles: { waiting: 0 } });
    await letStudentsShare(false);
    const id = await shared();
    expect(await partsOf(peer)).toEqual({ articles: { waiting: 0 } });
    await world.ctx.database.update(articles).set({ hidden: true }).where(eq(articles.id, id));
    expect(await partsOf(peer)).toEqual({});
  });
});

describe("the list", () => {
  const write = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        insertArticle(
          world.ctx,
          { userId: authorId, courseId: course.id },
          { title: `Article ${number}`, views: number },
        ),
      ),
    );

  test("shows every article once, part by part, newest and least seen in turn", async () => {
    const written = await write(25);
    const seen: number[] = [];
    let cursor: string | null = "";
    do {
      const part: Articles = await list(`?limit=10${cursor && `&cursor=${cursor}`}`);
      seen.push(...idsOf(part));
      cursor = part.next_cursor;
    } while (cursor);
    expect(seen.toSorted((a, b) => a - b)).toEqual(
      written.map(({ id }) => id).toSorted((a, b) => a - b),
    );
    expect(seen[0]).toBe(Math.max(...seen));
  });

  test("finds by beginnings of words, without accents, in title, text, tags and link", async () => {
    const id = await shared(teacher, {
      title: "El carácter de la arena",
      text: "<p>Deja pasar el agua</p>",
      tags: ["suelos ácidos"],
      link: "https://example.org/granulometria",
    });
    await shared(teacher, { title: "Another" });
    for (const q of ["caracter", "CARÁC are", "agua", "acidos", "granulo", "example.org"]) {
      expect([q, idsOf(await list(`?q=${encodeURIComponent(q)}`))]).toEqual([q, [id]]);
    }
    expect(idsOf(await list("?q=piedra"))).toEqual([]);
    expect(idsOf(await list("?q=cter"))).toEqual([]);
    // A search without words finds everything.
    expect(idsOf(await list(`?q=${encodeURIComponent(" & | ! :* '")}`))).toHaveLength(2);
  });

  test("of a tag goes on where it stopped, newest first", async () => {
    const ids: number[] = [];
    for (const number of [1, 2, 3]) {
      ids.push(await shared(teacher, { title: `Clay ${number}`, tags: ["clay"] }));
    }
    await shared(teacher, { tags: ["sand"] });
    const first = await list("?tag=CLAY&limit=2");
    expect(idsOf(first)).toEqual([ids[2], ids[1]]);
    const rest = await list(`?tag=clay&limit=2&cursor=${first.next_cursor}`);
    expect([idsOf(rest), rest.next_cursor]).toEqual([[ids[0]], null]);
  });

  test("offers the tags of articles that are seen", async () => {
    await shared(teacher, { tags: ["sand", "clay"] });
    const id = await shared(teacher, { tags: ["clay", "humus"] });
    expect((await list()).tags).toEqual(["clay", "humus", "sand"]);
    await world.ctx.database.update(articles).set({ hidden: true }).where(eq(articles.id, id));
    expect((await list()).tags).toEqual(["clay", "sand"]);
  });

  test("says what the reader made of each", async () => {
    const id = await shared();
    await peer.post(`${address(id)}/like`);
    await peer.post(`${address(id)}/comments`, { text: "Thank you" });
    expect((await list()).articles).toMatchObject([
      {
        id,
        excerpt: "Sand lets water through.",
        comments: 1,
        likes: 1,
        commented: true,
        liked: true,
      },
    ]);
    expect((await list("", author)).articles).toMatchObject([{ commented: false, liked: false }]);
  });
});

describe("reactions", () => {
  test("comments are counted, shown and told of; each is its author's", async () => {
    const id = await shared();
    const findEvents = recordEvents(world.ctx, articleCommented);
    const sent = await peer.post<{ comment: { id: number } }>(`${address(id)}/comments`, {
      text: " Thank you ",
    });
    expect(sent.body).toMatchObject({
      comment: { text: "Thank you", own: true },
      comment_count: 1,
    });
    const commentId = sent.body.comment.id;
    expect(await findEvents()).toMatchObject([{ articleId: id, commentId }]);
    expect((await peer.post(`${address(id)}/comments`, { text: " " })).status).toBe(422);
    expect((await read(id, author)).body).toMatchObject({
      comments: 1,
      comment_list: [{ id: commentId, first_name: "Alan", own: false }],
    });
    const path = `${address(id)}/comments/${commentId}`;
    expect((await author.send("DELETE", path)).status).toBe(404);
    expect((await author.post(`${path}/report`, { reason: "rude" })).status).toBe(200);
    expect((await peer.post(`${path}/report`, {})).status).toBe(409);
    expect((await peer.send("DELETE", path)).body).toEqual({ comment_count: 0 });
  });

  test("a like toggles, and one's own article takes none", async () => {
    const id = await shared();
    expect((await peer.post(`${address(id)}/like`)).body).toEqual({ liked: true, like_count: 1 });
    expect((await peer.post(`${address(id)}/like`)).body).toEqual({ liked: false, like_count: 0 });
    const refused = await teacher.post(`${address(id)}/like`);
    expect([refused.status, refused.error.code]).toEqual([409, "own_article"]);
  });

  test("a report is sent once, and never on one's own", async () => {
    const id = await shared();
    expect((await peer.post(`${address(id)}/report`, { reason: "wrong" })).status).toBe(200);
    expect((await read(id)).body.reported).toBe(true);
    expect((await teacher.post(`${address(id)}/report`, {})).status).toBe(409);
  });
});
