import type { Site } from "@paso/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { auditLog, files } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { HTML, PDF, picture, SVG } from "../../../testing/sample-files.ts";
import { createWebFolder } from "../../../testing/sample-web-folder.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { formOf } from "../../../testing/test-form.ts";
import { deleteOrphanedFiles } from "../../files/delete-orphaned-files.ts";

let web: Awaited<ReturnType<typeof createWebFolder>>;
let world: TestApp;
let admin: TestClient;

beforeAll(async () => {
  web = await createWebFolder();
  world = await startTestApp({ webFolder: web.path });
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(async () => {
  await world.stop();
  await web.remove();
});

const upload = (name: string, bytes: Uint8Array, key = "image") =>
  admin.send<Site>("POST", "/api/admin/site/logo", undefined, formOf({ key, name, bytes }));
const page = async () => (await world.visitor().get("/login")).text;
/** An SVG on a transparent background. */
const drawn = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><rect x="20" width="200" height="60" fill="${colour}"/></svg>`,
  );

describe("POST /api/admin/site/logo", () => {
  test("encodes a picture again, without what its camera added", async () => {
    const photo = await sharp(await picture("jpeg", { width: 1200, height: 300 }))
      .withExif({ IFD0: { Copyright: "Somebody" } })
      .toBuffer();
    const { status, body } = await upload("school.jpg", photo);
    expect([status, body.logo]).toMatchObject([200, { width: 136, height: 34 }]);
    const { headers, bytes } = await world.visitor().get(body.logo!.address);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cross-origin-resource-policy": "cross-origin",
    });
    const { exif, width } = await sharp(bytes).metadata();
    expect([exif, width]).toEqual([undefined, 544]);
  });

  test("cleans a drawing, and draws it for mails", async () => {
    const { body } = await upload("school.svg", SVG);
    const shown = await world.visitor().get(body.logo!.address);
    expect(shown.headers["content-type"]).toBe("image/svg+xml");
    expect(shown.text).toContain("<rect");
    const mailed = await world.visitor().get("/api/site/logo/mail.png");
    expect(mailed.headers["content-type"]).toBe("image/png");
    expect((await sharp(mailed.bytes).metadata()).height).toBe(136);
  });

  test("is in the page's first paint, and the earlier one is gone", async () => {
    const { body: first } = await upload("one.svg", drawn("#228833"));
    expect(await page()).toContain(first.logo!.address);
    const { body: second } = await upload("two.svg", drawn("#223388"));
    const text = await page();
    expect(text).toContain(second.logo!.address);
    expect(text).not.toContain(first.logo!.address);
    expect((await world.visitor().get(first.logo!.address)).status).toBe(404);
  });

  test.each([
    ["#111111", /\[data-theme=dark\] \.brand::before\{[^}]*#fff/],
    ["#ffffff", /\[data-theme=light\] \.brand::before\{[^}]*#1b2120/],
  ])("one of %s has a plate where it could not be seen", async (colour, rule) => {
    await upload("school.svg", drawn(colour));
    expect(await page()).toMatch(rule);
    // The plate reaches beyond the picture.
    expect(await page()).toContain("no-repeat content-box border-box");
    await upload("school.svg", drawn("#2a7d4f"));
    expect(await page()).not.toMatch(rule);
  });

  test.each([
    ["school.png", HTML],
    ["school.pdf", PDF],
    [
      "school.svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
    ],
    ["empty.png", Buffer.alloc(0)],
  ])("422 for %s that is no picture", async (name, bytes) => {
    const { status, error } = await upload(name, bytes);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["image"]]);
  });

  test("413 for one that is too large, 422 under another key", async () => {
    expect((await upload("a.png", Buffer.alloc(1024 ** 2 + 1))).status).toBe(413);
    expect((await upload("a.svg", SVG, "logo")).error.errors).toHaveProperty("image");
  });
});

test("DELETE /api/admin/site/logo takes it away, with its bytes", async () => {
  await upload("school.svg", SVG);
  const { body } = await admin.send<Site>("DELETE", "/api/admin/site/logo");
  expect(body.logo).toBeNull();
  expect(await page()).not.toContain("/api/site/logo/");
  expect((await world.visitor().get("/api/site/logo/mail.png")).status).toBe(404);
  const [line] = (await world.ctx.database.select().from(auditLog).orderBy(auditLog.id)).slice(-1);
  expect(line).toMatchObject({ action: "site.logo_removed", before: { logo_size: "51 × 34" } });
  world.clock.moveTo("2026-03-13T12:00:00Z");
  await deleteOrphanedFiles(world.ctx);
  expect(await world.ctx.database.$count(files)).toBe(0);
});
