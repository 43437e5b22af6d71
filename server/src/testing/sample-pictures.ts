import { crc32, deflateSync } from "node:zlib";

import sharp from "sharp";

interface Size {
  width: number;
  height: number;
}

/** Deterministic noise: a picture whose size in bytes grows with its pixels. */
export function noise(
  format: "png" | "jpeg" | "gif" | "webp" | "avif",
  { width, height }: Size,
): Promise<Buffer> {
  const quality = { png: {}, gif: {}, avif: { quality: 90, effort: 0 } };
  const options = format in quality ? quality[format as keyof typeof quality] : { quality: 98 };
  return sharp(speckles({ width, height }), { raw: { width, height, channels: 3 } })
    .toFormat(format, options)
    .toBuffer();
}

function speckles({ width, height }: Size): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = 128 + Math.round(60 * Math.sin(at / 997)) + (state % 48);
  }
  return pixels;
}

const FRAME = { width: 64, height: 48 };

/** Two frames, one red and one blue. */
export async function animation(format: "gif" | "webp" | "apng"): Promise<Buffer> {
  if (format === "apng") return animatedPng();
  const frames = ["#ff0000", "#0000ff"].map((background) =>
    sharp({ create: { ...FRAME, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format, { delay: [100, 100], loop: 0 })
    .toBuffer();
}

/** By hand, as the library cannot encode it. */
function animatedPng(): Buffer {
  const { width, height } = FRAME;
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const frame = (red: number, blue: number) =>
    deflateSync(
      Buffer.concat(
        Array.from({ length: height }, () =>
          Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, Buffer.of(red, 0, blue))]),
        ),
      ),
    );
  const control = (sequence: number) =>
    chunk(
      "fcTL",
      Buffer.concat([number(sequence), size, Buffer.alloc(8), Buffer.of(0, 1, 0, 10, 0, 0)]),
    );
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", Buffer.concat([size, Buffer.of(8, 2, 0, 0, 0)])),
    chunk("acTL", Buffer.concat([number(2), number(0)])),
    control(0),
    chunk("IDAT", frame(255, 0)),
    control(1),
    chunk("fdAT", Buffer.concat([number(2), frame(0, 255)])),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}
