import { afterAll, beforeAll, expect, test } from "vitest";

import {
  changeCourse,
  createCourse,
  createPerson,
  giveThumbnail,
  openSignUp,
} from "../../../testing/factories.ts";
import { createWebFolder } from "../../../testing/sample-web-folder.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";

let world: TestApp;
let web: Awaited<ReturnType<typeof createWebFolder>>;
beforeAll(async () => {
  web = await createWebFolder();
  world = await startTestApp({ webFolder: web.path });
});
afterAll(async () => {
  await world.stop();
  await web.remove();
});

const headOf = async (path: string, client = world.visitor()) => {
  const { text } = await client.get(path, { headers: { accept: "text/html" } });
  return /<head>(.*)<\/head>/s.exec(text)?.[1] ?? "";
};

test("a public page says in its head what it is about, in words that cannot leave it", async () => {
  const course = await createCourse(world.ctx, {
    title: 'Soil & "roots" </head>',
    language: "es",
    modules: [],
  });
  await openSignUp(world.ctx, course, { isPublic: true, summary: "All about $& <b>soil</b>" });
  await giveThumbnail(world.ctx, course, { name: "soil.png", bytes: Buffer.from("png") });
  const head = await headOf(`/catalogue/${course.id}`);
  const page = `https://learn.example.org/catalogue/${course.id}`;
  for (const part of [
    "<title>Soil &amp; &quot;roots&quot; &lt;/head&gt; · Paso</title>",
    '<meta name="description" content="All about $&amp; &lt;b&gt;soil&lt;/b&gt;" />',
    `<link rel="canonical" href="${page}" />`,
    '<meta name="robots" content="noindex" />',
    '<meta property="og:title" content="Soil &amp; &quot;roots&quot; &lt;/head&gt;" />',
    `<meta property="og:url" content="${page}" />`,
    '<meta property="og:locale" content="es" />',
  ]) {
    expect(head).toContain(part);
  }
  const [, image = ""] =
    /"og:image" content="https:\/\/learn\.example\.org([^"]+)"/.exec(head) ?? [];
  const picture = await world.visitor().get(image);
  expect([picture.status, picture.headers["cross-origin-resource-policy"]]).toEqual([
    200,
    "cross-origin",
  ]);
});

test("search engines list it where its author says so", async () => {
  const course = await createCourse(world.ctx, { modules: [] });
  await openSignUp(world.ctx, course, { isPublic: true, isIndexed: true });
  const head = await headOf(`/catalogue/${course.id}`);
  expect(head).toContain("<title>A course · Paso</title>");
  expect(head).not.toContain("noindex");
});

test("a page that is not public has the name of the site only, as does any other", async () => {
  const hidden = await createCourse(world.ctx, { title: "Hidden", modules: [] });
  await openSignUp(world.ctx, hidden);
  const draft = await createCourse(world.ctx, { title: "Draft", modules: [] });
  await openSignUp(world.ctx, draft, { isPublic: true });
  await changeCourse(world.ctx, draft, { status: "draft" });
  const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  for (const path of [
    `/catalogue/${hidden.id}`,
    `/catalogue/${draft.id}`,
    "/catalogue",
    "/login",
  ]) {
    expect([path, await headOf(path, admin)]).toEqual([
      path,
      expect.stringMatching(/^(?!.*og:title).*<title>Paso<\/title>/s),
    ]);
  }
});
