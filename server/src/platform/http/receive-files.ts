import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";

import { type FieldMessage, invalid } from "../errors/domain-error.ts";
import type { ReceivedFile } from "../storage/received-file.ts";
import { type HttpError, tooLarge, unsupportedMediaType } from "./http-error.ts";

interface FormLimits {
  /** Bytes of one file. */
  fileSize: number;
  /** Files of one form. */
  files: number;
}

/** Bytes of overhead per file of a form: names, boundaries and headers. */
const WRAPPING = 4_096;
/** Longest name of a form field, in bytes. */
const LONGEST_KEY = 100;

/** Registers routes that accept only forms with files; all other routes refuse forms. */
export function uploadScope(
  app: FastifyInstance,
  register: (uploads: FastifyInstance) => void,
): void {
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser("*", (_request, _payload, done) => done(noForm()));
    await uploads.register(multipart, { throwFileSizeLimit: false });
    register(uploads);
  });
}

/**
 * Receives a form's files into a temporary folder, which is removed after `run`.
 * @throws 415 when there is no form, 413 when a file is too large or there are too many, 422 when the
 *   form cannot be read, or has no file, another kind of field or two files under one key
 */
export async function withReceivedFiles<Result>(
  request: FastifyRequest,
  limits: FormLimits,
  run: (files: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw noForm();
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limits.files * (limits.fileSize + WRAPPING)) throw tooLarge();
  const folder = await mkdtemp(join(tmpdir(), "paso-upload-"));
  try {
    return await run(await receive(request, limits, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Receives the only file of a form, under its key.
 * @throws as {@link withReceivedFiles}, and 422 if the file has another key
 */
export function withReceivedFile<Result>(
  request: FastifyRequest,
  { key, fileSize }: { key: string; fileSize: number },
  run: (file: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  return withReceivedFiles(request, { fileSize, files: 1 }, async ([file]) => {
    if (file?.key !== key) throw invalid({ [key]: ["This field is required."] });
    return run(file);
  });
}

/** Reads the form to its end even if it is invalid: only then does its sender read the response. */
async function receive(
  request: FastifyRequest,
  { fileSize, files: most }: FormLimits,
  folder: string,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  const refused: Record<string, FieldMessage[]> = {};
  const oversized: Record<string, FieldMessage[]> = {};
  const limits = { fileSize, files: most, parts: most + 1, fieldNameSize: LONGEST_KEY };
  try {
    for await (const part of request.parts({ limits })) {
      const key = part.fieldname;
      if (part.type === "field") {
        refused[key] = ["This field is not known."];
        continue;
      }
      const path = join(folder, String(files.length));
      await pipeline(part.file, createWriteStream(path));
      if (part.file.truncated) oversized[key] = [largerThan(fileSize)];
      if (files.some((file) => file.key === key)) refused[key] = ["Choose one file."];
      files.push({ key, name: nameOf(part), path, read: () => readFile(path) });
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (Object.keys(oversized).length > 0) throw tooLarge(oversized);
  if (Object.keys(refused).length > 0) throw invalid(refused);
  if (files.length === 0) throw invalid({ body: ["Choose a file."] });
  return files;
}

/** A part may come without a name, despite its type. */
function nameOf({ filename }: { filename: string | undefined }): string {
  return filename ?? "";
}

function largerThan(bytes: number): FieldMessage {
  return {
    message: "This file is larger than {size} MB.",
    values: { size: Math.floor(bytes / 1024 ** 2) },
  };
}

function noForm(): HttpError {
  return unsupportedMediaType("Send a form with files.");
}

/** The parser's errors are the sender's fault; a full disk is not. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || "syscall" in error) return error;
  const isLimit = (error as { statusCode?: unknown }).statusCode === 413;
  return isLimit ? tooLarge() : invalid({ body: ["This form cannot be read."] });
}
