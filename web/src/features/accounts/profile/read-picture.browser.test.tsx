import { expect, it } from "vitest";

import { cropPicture, readPicture } from "./read-picture.ts";

/** A picture whose left half is red and whose right half is blue. */
async function twoColours(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#f00";
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = "#00f";
  pen.fillRect(width / 2, 0, width / 2, height);
  return new File([await canvas.convertToBlob()], "two.png", { type: "image/png" });
}

async function colourOf(file: File): Promise<{ side: number; red: boolean; blue: boolean }> {
  const bitmap = await createImageBitmap(file);
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  pen.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = pen.getImageData(bitmap.width / 2, 5, 1, 1).data;
  expect(bitmap.height).toBe(bitmap.width);
  return { side: bitmap.width, red: red > 200, blue: blue > 200 };
}

it("cuts out the square that was chosen", async () => {
  const address = await readPicture(await twoColours(400, 200));
  const left = await cropPicture(address, { x: 0, y: 0, width: 150, height: 150 });
  expect(await colourOf(left)).toEqual({ side: 150, red: true, blue: false });
  const right = await cropPicture(address, { x: 250, y: 50, width: 150, height: 150 });
  expect(await colourOf(right)).toEqual({ side: 150, red: false, blue: true });
});

it("sends no more pixels than are shown", async () => {
  const address = await readPicture(await twoColours(2400, 1200));
  const square = await cropPicture(address, { x: 0, y: 0, width: 1200, height: 1200 });
  expect((await colourOf(square)).side).toBe(512);
});

it("fails where the picture is none", async () => {
  const address = await readPicture(new File(["text"], "a.png", { type: "image/png" }));
  await expect(cropPicture(address, { x: 0, y: 0, width: 1, height: 1 })).rejects.toThrow(
    /decode|image/i,
  );
});
