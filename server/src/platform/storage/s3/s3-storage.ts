import { Readable } from "node:stream";

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

import type { FileStorage } from "../file-storage.ts";
import { isStorageKey, requireStorageKey } from "../storage-key.ts";
import { connectS3, PATIENCE } from "./connect-s3.ts";
import type { S3Place, S3Service } from "./s3-access.ts";
import { isMissing, s3Failure } from "./s3-failure.ts";

/** Part size for streamed bytes; S3 accepts 10,000 such parts. */
const PART = 8 * 1024 ** 2;
const ASKING = { requestTimeout: PATIENCE.asking };

/** Stores bytes as objects of a bucket, each named by its key. */
export function openS3Storage(service: S3Service, { bucket, prefix }: S3Place): FileStorage {
  const client = connectS3(service);
  const of = (key: string) => {
    requireStorageKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };

  async function has(key: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand(of(key)), ASKING);
      return true;
    } catch (error) {
      // The response to HEAD has no body with the reason: a missing bucket is a 404, too.
      if (isMissing(error)) return false;
      throw s3Failure("HeadObject", error);
    }
  }

  return {
    has,

    async put(key, bytes) {
      if (await has(key)) return;
      if (ArrayBuffer.isView(bytes)) {
        const stored = client.send(new PutObjectCommand({ ...of(key), Body: bytes }));
        await stored.catch(failWith("PutObject"));
        return;
      }
      // Appears once complete; the parts of an aborted upload are deleted.
      let broken: Error | undefined;
      const watched = watch(bytes, (error) => (broken = error));
      const params = { ...of(key), Body: Readable.from(watched, { objectMode: false }) };
      await new Upload({ client, params, partSize: PART, queueSize: 1 })
        .done()
        .catch((error: unknown) => {
          throw broken ?? s3Failure("Upload", error);
        });
    },

    async read(key, range) {
      const { Body } = await client
        .send(
          new GetObjectCommand({
            ...of(key),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
          ASKING,
        )
        .catch(failWith("GetObject"));
      if (!(Body instanceof Readable)) throw new Error(`S3 GetObject: ${key} came without bytes`);
      return Body;
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(of(key)), ASKING).catch((error: unknown) => {
        if (!isMissing(error) || isBucketMissing(error)) throw s3Failure("DeleteObject", error);
      });
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const input = { Bucket: bucket, Prefix: prefix, ContinuationToken };
        const page = await client
          .send(new ListObjectsV2Command(input), ASKING)
          .catch(failWith("ListObjectsV2"));
        for (const { Key = "", Size: size = 0 } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isStorageKey(key)) yield { key, size };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
  };
}

/** Keeps the reason why bytes broke off: aborting the upload may fail too, and hide it. */
async function* watch(
  bytes: AsyncIterable<Uint8Array>,
  onFailure: (error: Error) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    onFailure(error as Error);
    throw error;
  }
}

function isBucketMissing(error: unknown): boolean {
  return (error as { name?: string }).name === "NoSuchBucket";
}

/** Handles rejections of the SDK. */
function failWith(operation: string): (error: unknown) => never {
  return (error) => {
    throw s3Failure(operation, error);
  };
}
