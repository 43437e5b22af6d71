import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, zstdDecompress } from "node:zlib";

import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { compressResponses } from "./compress-responses.ts";

const TEXT = { text: "What course mates answered. ".repeat(400) };
const LARGE = { text: randomBytes(200_000).toString("base64") };

let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  await compressResponses(app);
  app.get("/text", () => TEXT);
  app.get("/large", () => LARGE);
  app.get("/short", () => ({ text: "Saved" }));
});

afterAll(() => app.close());

const get = (url: string, encoding: string) =>
  app.inject({ url, headers: { "accept-encoding": encoding } });

describe("a response", () => {
  it.each([
    ["gzip, deflate, br, zstd", "zstd", promisify(zstdDecompress)],
    ["gzip, deflate, br", "br", promisify(brotliDecompress)],
    ["gzip", "gzip", promisify(gunzip)],
    ["zstd;q=0, br", "br", promisify(brotliDecompress)],
  ])("for who reads %s is %s, and says its length", async (accepted, encoding, decompress) => {
    const { headers, rawPayload } = await get("/text", accepted);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      "content-length": String(rawPayload.length),
      vary: "accept-encoding",
    });
    expect(JSON.parse((await decompress(rawPayload)).toString())).toEqual(TEXT);
  });

  it.each([
    ["zstd", promisify(zstdDecompress)],
    ["br", promisify(brotliDecompress)],
    ["gzip", promisify(gunzip)],
  ])("that is large is compressed by %s while it is sent", async (encoding, decompress) => {
    const { headers, rawPayload } = await get("/large", encoding);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers).not.toHaveProperty("content-length");
    expect(JSON.parse((await decompress(rawPayload)).toString())).toEqual(LARGE);
  });

  it.each([
    ["/text", "identity"],
    ["/short", "gzip, br, zstd"],
  ])("at %s is sent as it is to who reads %s", async (url, accepted) => {
    const { headers, json } = await get(url, accepted);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(json()).toHaveProperty("text");
  });
});
