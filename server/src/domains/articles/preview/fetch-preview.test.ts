import type { OpenedArticle } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { articlePreviews, articles } from "../../../database/tables/index.ts";
import type { fetchPublic } from "../../../platform/outgoing/fetch-public.ts";
import { OutgoingError } from "../../../platform/outgoing/outgoing-error.ts";
import {
  assignStaff,
  createCourse,
  createPerson,
  enrol,
  insertArticle,
} from "../../../testing/factories.ts";
import { picture } from "../../../testing/sample-files.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { fetchPreview } from "./fetch-preview.ts";

const LINK = "https://example.org/page";
const PAGE = `<title>Soils</title><meta property="og:image" content="/picture.png">`;

let world: TestApp;
let reader: TestClient;
let courseId: number;
let articleId: number;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const course = await createCourse(world.ctx, { modules: [] });
  courseId = course.id;
  const person = await createPerson(world.ctx);
  await enrol(world.ctx, person, course);
  reader = await world.as(person);
  const article = { title: "", text: "", excerpt: "", folded: "sand", link: LINK };
  ({ id: articleId } = await insertArticle(world.ctx, { userId: person.id, courseId }, article));
});

type Page = string | Buffer | Error | null;

/** Serves these URLs, and records requests. */
function serve(pages: Record<string, Page>) {
  const asked: string[] = [];
  const fetch: typeof fetchPublic = async (url) => {
    asked.push(url.href);
    const body = pages[url.href] ?? null;
    if (body instanceof Error) throw body;
    return body === null ? null : { url, type: "", charset: "utf-8", body: Buffer.from(body) };
  };
  return { fetch, asked };
}

const previewOf = async () =>
  (
    await world.ctx.database
      .select()
      .from(articlePreviews)
      .where(eq(articlePreviews.articleId, articleId))
  )[0];
const pictureOf = () => reader.get(`/api/courses/${courseId}/articles/${articleId}/picture`);

test("is stored with a copy of its picture, and found by its words", async () => {
  const png = await picture("png");
  const { fetch } = serve({ [LINK]: PAGE, "https://example.org/picture.png": png });
  await fetchPreview(world.ctx, articleId, fetch);
  expect(await previewOf()).toMatchObject({ link: LINK, title: "Soils" });
  const sent = await pictureOf();
  expect([sent.status, sent.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(sent.bytes.equals(png)).toBe(false);
  const found = await reader.get(`/api/courses/${courseId}/articles?q=soil`);
  expect(found.body).toMatchObject({ articles: [{ title: "Soils" }] });
  // Running it again does no harm.
  await fetchPreview(world.ctx, articleId, fetch);
  expect(await previewOf()).toMatchObject({ title: "Soils" });
});

test.each([
  ["is none", null],
  ["is no picture", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["is refused", new OutgoingError("private", "It is in a private network.")],
  ["does not come", new OutgoingError("timeout", "There was no response in time.")],
])("does without a picture that %s", async (_, body) => {
  const { fetch } = serve({ [LINK]: PAGE, "https://example.org/picture.png": body });
  await fetchPreview(world.ctx, articleId, fetch);
  expect(await previewOf()).toMatchObject({ title: "Soils", fileId: null });
  expect((await pictureOf()).status).toBe(404);
});

test.each(["private", "insecure", "too_large", "certificate"] as const)(
  "leaves the link as it is where its page is refused as %s",
  async (reason) => {
    const { fetch } = serve({ [LINK]: new OutgoingError(reason, "refused") });
    await fetchPreview(world.ctx, articleId, fetch);
    expect(await previewOf()).toBeUndefined();
  },
);

test.each(["timeout", "unreachable"] as const)("is tried again after %s", async (reason) => {
  const { fetch } = serve({ [LINK]: new OutgoingError(reason, "later") });
  await expect(fetchPreview(world.ctx, articleId, fetch)).rejects.toThrow("later");
});

test("is dropped where the article has another link by then", async () => {
  const { fetch } = serve({ [LINK]: PAGE });
  await fetchPreview(world.ctx, articleId, async (url, request) => {
    await world.ctx.database
      .update(articles)
      .set({ link: "https://example.org/other" })
      .where(eq(articles.id, articleId));
    return fetch(url, request);
  });
  expect(await previewOf()).toBeUndefined();
});

test("asks for nothing where the article is gone or has no link", async () => {
  const { fetch, asked } = serve({});
  await world.ctx.database.update(articles).set({ link: null }).where(eq(articles.id, articleId));
  await fetchPreview(world.ctx, articleId, fetch);
  await fetchPreview(world.ctx, 2_000_000_000, fetch);
  expect(asked).toEqual([]);
});

test("that failed is retried by its author and by staff, a few times an hour", async () => {
  const address = `/api/courses/${courseId}/articles/${articleId}`;
  const open = async (client = reader) =>
    (await client.get<OpenedArticle>(address)).body.may_retry_preview;
  const retry = async (client = reader) => (await client.post(`${address}/preview`)).status;
  const refused = serve({});
  expect([await open(), await retry()]).toEqual([false, 409]);
  await fetchPreview(world.ctx, articleId, refused.fetch);
  const peer = await joinCourse(world, { id: courseId });
  const teacher = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, teacher, { id: courseId });
  const staff = await world.as(teacher);
  expect([await open(), await open(peer), await open(staff)]).toEqual([true, false, true]);
  expect([await retry(peer), await retry(staff)]).toEqual([403, 200]);
  // A fetch is pending.
  expect([await open(staff), await retry(staff)]).toEqual([false, 409]);
  const unreachable = serve({ [LINK]: new OutgoingError("unreachable", "No route.") });
  await expect(fetchPreview(world.ctx, articleId, unreachable.fetch)).rejects.toThrow("No route.");
  for (let time = 0; time < 4; time += 1) {
    expect(await retry()).toBe(200);
    await fetchPreview(world.ctx, articleId, refused.fetch);
  }
  expect(await retry()).toBe(429);
  await fetchPreview(world.ctx, articleId, serve({ [LINK]: PAGE }).fetch);
  expect([await open(), (await previewOf())?.title]).toEqual([false, "Soils"]);
});
