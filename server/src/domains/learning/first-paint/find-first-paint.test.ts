import { afterAll, beforeAll, expect, test } from "vitest";

import { createCourse, createPerson } from "../../../testing/factories.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { createWebFolder } from "../../../testing/sample-web-folder.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import { answer, finish, joinCourse } from "../../../testing/take-course.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import type { SectionContent } from "../../courses/kinds/section-kinds.ts";

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

const text = (html: string) => sample.paragraph({ html });
const createPage = async (...contents: SectionContent[]) => {
  const course = await createCourse(world.ctx, {
    title: "Soil & water",
    language: "es",
    modules: [{ title: "<b>Roots</b>", pages: [contents, contents] }],
  });
  return { course, address: (index: number) => addressOf(course, index) };
};
const addressOf = (course: { id: number; pages: { id: number }[] }, index: number) =>
  `/student/courses/${course.id}/pages/${course.pages[index]?.id}`;
const read = async (client: TestClient, address: string, language = "en") => {
  const headers = { accept: "text/html", "accept-language": language };
  const { text, headers: answered } = await client.get(address, { headers });
  return {
    body: (/<body>(.*)<\/body>/s.exec(text)?.[1] ?? "").replace(/<script.*<\/script>/, ""),
    isPersonal: answered["x-first-paint"] !== undefined,
  };
};
const EMPTY = { body: '<div id="root"></div>', isPersonal: false };

test("a page that a student may open shows where they are and its first texts, before the app", async () => {
  const { course, address } = await createPage(text("<p>One</p>"), text("<p>Two $&</p>"));
  const student = await joinCourse(world, course);
  expect(await read(student, address(0), "es")).toEqual({
    body:
      '<div id="first-paint"><p>Paso|Soil &amp; water|Módulo 1|&lt;b&gt;Roots&lt;/b&gt;</p>' +
      '<h1 lang="es">Page 1</h1><div>1 <p>One</p></div></div><div id="root"></div>',
    isPersonal: true,
  });
  await finish(student, course.pages[0]!, 0);
  const { body } = await read(student, address(0));
  // Finished steps may be folded.
  expect(body).toContain('<h1 lang="es">Page 1</h1></div>');
});

test("whoever may not open it, and every other address, gets the page of all", async () => {
  const { course, address } = await createPage(text("<p>Secret</p>"));
  const student = await joinCourse(world, course);
  const stranger = await world.as(await createPerson(world.ctx));
  for (const [client, path] of [
    [world.visitor(), address(0)],
    [stranger, address(0)],
    // It opens with the first.
    [student, address(1)],
    [student, `/student/courses/${course.id}/pages/2000000000`],
    [student, `/student/courses/${course.id}`],
    [student, `/student/courses/${course.id}/pages/${"9".repeat(30)}`],
  ] as const) {
    expect(await read(client, path)).toEqual(EMPTY);
  }
});

test("a page that begins with a question or a video shows it up to what its student does", async () => {
  const radio = { ...sample.radio(), question: "Sand & <clay>?" };
  const { course, address } = await createPage(radio, text("<p>After</p>"));
  const student = await joinCourse(world, course);
  expect((await read(student, address(0))).body).toContain("<div>1 Sand &amp; &lt;clay&gt;?</div>");
  await answer(student, course.pages[0]!, 0, "1");
  expect((await read(student, address(0))).body).toContain('<h1 lang="es">Page 1</h1></div>');

  const film = await createPage(sample.video());
  const viewer = await joinCourse(world, film.course);
  expect((await read(viewer, film.address(0))).body).toContain("<div>1 You can skip back");
});

test("a page of a long text and of one whose account is not ready waits for the app", async () => {
  const { course, address } = await createPage(text(`<p>${"long ".repeat(7_000)}</p>`));
  const student = await joinCourse(world, course);
  const { body } = await read(student, address(0));
  expect([body.includes("<h1"), body.includes("long")]).toEqual([true, false]);
  const waiting = await joinCourse(world, course, { mustChangePassword: true });
  expect(await read(waiting, address(0))).toEqual(EMPTY);
});
