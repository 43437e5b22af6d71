import type { FastifyReply, FastifyRequest } from "fastify";

import { invalid } from "../errors/domain-error.ts";
import { HttpError } from "./http-error.ts";

/** The version of the core protocol of tus, https://tus.io/protocols/resumable-upload. */
const VERSION = "1.0.0";

/** @throws 412 for another version of the protocol, or none */
export function requireTus(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers["tus-resumable"] === VERSION) return;
  void reply.header("tus-version", VERSION).header("tus-resumable", VERSION);
  throw new HttpError(412, "tus_version", "Uploads go by the protocol tus 1.0.0.");
}

/** @throws 422 when the request does not name the offset of its bytes */
export function readOffset(request: FastifyRequest): number {
  const offset = request.headers["upload-offset"];
  if (typeof offset !== "string" || !/^\d{1,15}$/.test(offset)) {
    throw invalid({ "upload-offset": ["This field is required."] });
  }
  return Number(offset);
}

/** Tells the bytes received so far, and the total if it is known. */
export function tellOffset(
  reply: FastifyReply,
  { received, size }: { received: number; size?: number },
): void {
  void reply.header("tus-resumable", VERSION).header("upload-offset", String(received));
  if (size !== undefined) void reply.header("upload-length", String(size));
}
