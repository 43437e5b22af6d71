import { OperatorError } from "../../platform/errors/operator-error.ts";

/** An object of a bucket. */
export interface S3Address {
  bucket: string;
  key: string;
}

const START = "s3://";

/**
 * Parses `s3://bucket/name`; null for anything that does not begin like it.
 * @throws {OperatorError} for an address without bucket or name
 */
export function readS3Address(text: string): S3Address | null {
  if (!text.startsWith(START)) return null;
  const [, bucket, key] = /^([^/]+)\/(.*[^/])$/.exec(text.slice(START.length)) ?? [];
  if (bucket === undefined || key === undefined) {
    throw new OperatorError(`${text} must be an address such as s3://backups/paso.zip.`);
  }
  return { bucket, key };
}
