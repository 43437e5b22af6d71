import { S3Client } from "@aws-sdk/client-s3";

import type { S3Service } from "./s3-access.ts";

/** Milliseconds. */
const CONNECTING = 5_000;
/** A video being watched holds a connection, and more are watched at once than the SDK's 50. */
const CONNECTIONS = { maxSockets: 1_000, keepAlive: true };

/** Milliseconds until a response begins: to requests without a body, and with one. */
export const PATIENCE = { asking: 10_000, sending: 120_000 };

/** Requests are retried twice if that may help, as the SDK decides. */
export function connectS3({ endpoint, region, keys }: S3Service): S3Client {
  return new S3Client({
    region,
    // Services other than Amazon's rarely have a host name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // Not every service understands Amazon's newer checksums; bodies are signed with their SHA-256.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECTING,
      requestTimeout: PATIENCE.sending,
      throwOnRequestTimeout: true,
      httpAgent: CONNECTIONS,
      httpsAgent: CONNECTIONS,
    },
  });
}
