import { PassThrough, Readable, type Writable } from "node:stream";

import { GetObjectCommand, HeadObjectCommand } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { fromRandomAccessReaderPromise, type ZipFile } from "yauzl";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { connectS3, PATIENCE } from "../../platform/storage/s3/connect-s3.ts";
import type { S3Service } from "../../platform/storage/s3/s3-access.ts";
import { isMissing, s3Failure } from "../../platform/storage/s3/s3-failure.ts";
import { BlockReader } from "./block-reader.ts";
import type { S3Address } from "./s3-address.ts";

/** Held in memory twice; S3 accepts 10,000 of them, so that a backup may have 640 GB. */
const PART = 64 * 1024 ** 2;
const ASKING = { requestTimeout: PATIENCE.asking };

/**
 * Writes an object that appears only once complete.
 * @throws {OperatorError} if one of that name exists
 */
export async function writeToS3<Result>(
  service: S3Service,
  { bucket, key }: S3Address,
  write: (output: Writable) => Promise<Result>,
): Promise<Result> {
  const client = connectS3(service);
  const of = { Bucket: bucket, Key: key };
  if ((await findSize(client, of)) !== null) {
    throw new OperatorError(`s3://${bucket}/${key} exists already.`);
  }
  const output = new PassThrough();
  const params = { ...of, Body: output, ContentType: "application/zip" };
  const stored = new Upload({ client, params, partSize: PART, queueSize: 1 }).done();
  output.on("error", () => {});
  // The writer gets the error.
  stored.catch((error: unknown) => output.destroy(error as Error));
  try {
    const result = await write(output);
    await stored;
    return result;
  } catch (error) {
    // Nothing is left behind either if writing never began, for example without a database.
    output.destroy(error as Error);
    await stored.catch(() => undefined);
    throw asOperatorError(bucket, error);
  }
}

/** Opens an archive in place: fetches only what is read of it, and stores nothing locally. */
export async function openZipOnS3(
  service: S3Service,
  { bucket, key }: S3Address,
): Promise<ZipFile> {
  const client = connectS3(service);
  const of = { Bucket: bucket, Key: key };
  const size = await findSize(client, of);
  if (size === null) throw new OperatorError(`There is no s3://${bucket}/${key}.`);
  const reader = new BlockReader(size, async (start, end) => {
    const Range = `bytes=${start}-${end - 1}`;
    const { Body } = await client.send(new GetObjectCommand({ ...of, Range }), ASKING);
    if (!(Body instanceof Readable)) throw new Error("it came without bytes");
    return Body;
  });
  return fromRandomAccessReaderPromise(reader, size, { lazyEntries: true, autoClose: false });
}

/** In bytes; null if there is no such object. */
async function findSize(
  client: ReturnType<typeof connectS3>,
  of: { Bucket: string; Key: string },
): Promise<number | null> {
  try {
    const { ContentLength } = await client.send(new HeadObjectCommand(of), ASKING);
    return ContentLength ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw asOperatorError(of.Bucket, error);
  }
}

/** Errors of S3 that can be fixed in the settings; anything else is passed on. */
function asOperatorError(bucket: string, error: unknown): unknown {
  if (error instanceof OperatorError || !(error instanceof Error)) return error;
  const isOfS3 = "$metadata" in error || error.name === "CredentialsProviderError";
  if (!isOfS3 && !("code" in error)) return error;
  return new OperatorError(
    `The bucket ${bucket} cannot be used (${s3Failure("backup", error).message}).`,
  );
}
