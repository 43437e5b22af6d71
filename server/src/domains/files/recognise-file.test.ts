import { describe, expect, it } from "vitest";

import { threadTime } from "../../testing/longest-hold.ts";
import { HTML, picture, SVG, XML } from "../../testing/sample-files.ts";
import { recogniseFile } from "./recognise-file.ts";

describe("recogniseFile", () => {
  it("measures images in pixels", async () => {
    expect(await recogniseFile(await picture("png", { width: 31, height: 17 }))).toEqual({
      mediaType: "image/png",
      width: 31,
      height: 17,
    });
    expect(await recogniseFile(SVG)).toEqual({ mediaType: "image/svg+xml", width: 30, height: 20 });
  });

  it("measures a photograph as it is shown, not as the camera held it", async () => {
    const { default: sharp } = await import("sharp");
    const upright = await sharp(await picture("jpeg", { width: 40, height: 10 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await recogniseFile(upright)).toMatchObject({ width: 10, height: 40 });
  });

  it("never names a type that a browser would run as a page", async () => {
    const nothing = { mediaType: "application/octet-stream", width: null, height: null };
    expect(await recogniseFile(HTML)).toEqual(nothing);
    expect(await recogniseFile(Buffer.from("<svg onload=alert(1)>"))).toEqual(nothing);
    expect(await recogniseFile(Buffer.alloc(0))).toEqual(nothing);
    expect((await recogniseFile(XML)).mediaType).toBe("application/xml");
  });

  it("reads a hostile document in time that grows with its length alone", async () => {
    const hostile = Buffer.from(`<plan>${" ".repeat(2_000_000)}<!--${"-".repeat(2_000_000)}`);
    const before = threadTime();
    expect((await recogniseFile(hostile)).mediaType).toBe("application/octet-stream");
    expect(threadTime() - before).toBeLessThan(2_000);
  });
});
