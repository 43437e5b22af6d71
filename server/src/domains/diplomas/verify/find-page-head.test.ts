import { afterAll, beforeAll, expect, test } from "vitest";

import { createWebFolder } from "../../../testing/sample-web-folder.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";

let web: Awaited<ReturnType<typeof createWebFolder>>;
let world: TestApp;

beforeAll(async () => {
  web = await createWebFolder();
  world = await startTestApp({ webFolder: web.path });
});
afterAll(async () => {
  await world.stop();
  await web.remove();
});

const open = (path: string) => world.visitor().get(path, { headers: { accept: "text/html" } });

test.each(["/verify", "/verify/", "/verify/7KQ4MX2P9TRB04WZ"])(
  "%s is kept out of search engines, and says nothing of the diploma",
  async (path) => {
    const { status, headers, text } = await open(path);
    expect([status, headers["x-robots-tag"]]).toEqual([200, "noindex"]);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).toContain("<title>Check a diploma · Paso</title>");
    expect(text).not.toContain("7KQ4");
  },
);

test("so is what the API says of a diploma, and other pages are not", async () => {
  const { headers } = await world.visitor().get("/api/verify/7KQ4MX2P9TRB04WZ");
  expect(headers["x-robots-tag"]).toBe("noindex");
  for (const path of ["/login", "/verify-more"]) {
    expect((await open(path)).headers).not.toHaveProperty("x-robots-tag");
  }
});
