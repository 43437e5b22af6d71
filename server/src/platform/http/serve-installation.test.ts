import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createWebFolder } from "../../testing/sample-web-folder.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";

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

const get = (address: string) => world.visitor().get(address);

describe("the site as an app", () => {
  it("is offered by every page", async () => {
    const { bytes, headers } = await get("/student");
    const page = bytes.toString();
    expect(page).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(headers["content-security-policy"]).toContain("manifest-src 'self'");
  });

  it("has the site's name, and begins at its home", async () => {
    world.ctx.site.name = "Riverside School";
    const { bytes, headers } = await get("/site.webmanifest");
    expect(headers["content-type"]).toContain("application/manifest+json");
    expect(JSON.parse(bytes.toString())).toMatchObject({
      name: "Riverside School",
      start_url: "/",
      display: "standalone",
      icons: [{ sizes: "192x192" }, { sizes: "512x512" }],
    });
  });

  it("has icons of the sizes that it names, in the site's colour", async () => {
    const { icons } = JSON.parse((await get("/site.webmanifest")).bytes.toString()) as {
      icons: { src: string; sizes: string }[];
    };
    const all = [...icons, { src: "/apple-touch-icon.png", sizes: "180x180" }];
    for (const accent of ["#0b6b5a", "#7a1f5c"]) {
      world.ctx.site.shades = {
        ...world.ctx.site.shades,
        light: { ...world.ctx.site.shades.light, accent },
      };
      for (const { src, sizes } of all) {
        const icon = sharp((await get(src)).bytes);
        const { format, width, height } = await icon.metadata();
        expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
        const corner = await icon
          .extract({ left: 0, top: 0, width: 1, height: 1 })
          .raw()
          .toBuffer();
        expect(`#${corner.subarray(0, 3).toString("hex")}`).toBe(accent);
      }
    }
  });
});
