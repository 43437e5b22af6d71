import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import parseRange from "range-parser";

import type { FileStorage } from "../storage/file-storage.ts";
import type { SentFile } from "../storage/sent-file.ts";

/** The file at the address may change soon. */
const BRIEF = "private, max-age=300";
/** For files that must never act as a page of ours, in case one is opened directly. */
export const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
/** The file at the address never changes. */
const LASTING = "private, max-age=31536000, immutable";

/**
 * Sends a stored file, or the range of it that a player requests. Always as a download, never as a
 * page: nosniff, and a sandbox without scripts in case it is opened after all.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: FileStorage,
  file: SentFile,
): Promise<FastifyReply> {
  const etag = `"${file.storageKey}"`;
  void reply
    .header("etag", etag)
    .header("cache-control", file.isLasting ? LASTING : BRIEF)
    .header("accept-ranges", "bytes")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", FILE_POLICY)
    .header("content-disposition", contentDisposition(file.name))
    .type(file.mediaType);
  if (file.variesBy) void reply.header("vary", file.variesBy);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const range = wantedRange(request, file.size, etag);
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${file.size}`).send();
  }
  const stream = await storage.read(file.storageKey, range ?? undefined);
  if (!range) return reply.header("content-length", file.size).send(stream);
  return reply
    .code(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${file.size}`)
    .header("content-length", range.end - range.start + 1)
    .send(stream);
}

/**
 * The single range requested; several ranges, malformed ones, or a stale `If-Range` get the
 * whole file.
 */
function wantedRange(request: FastifyRequest, size: number, etag: string) {
  const { range: header, "if-range": begun } = request.headers;
  if (!header || (begun !== undefined && begun !== etag)) return null;
  const ranges = parseRange(size, header, { combine: true });
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}
