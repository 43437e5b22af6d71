import type { Config } from "../../config/config.ts";

/** An S3 service and our credentials for it. */
export interface S3Service {
  /** Its origin; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null leaves finding them to the SDK: its environment variables, a role of the machine. */
  keys: { id: string; secret: string } | null;
}

/** A place in a bucket. */
export interface S3Place {
  bucket: string;
  /** Prefix of all object names: empty, or a folder with its `/`. */
  prefix: string;
}

export function s3ServiceOf({
  s3Endpoint,
  s3Region,
  s3AccessKey,
  s3SecretKey,
}: Pick<Config, "s3Endpoint" | "s3Region" | "s3AccessKey" | "s3SecretKey">): S3Service {
  const hasKeys = s3AccessKey !== null && s3SecretKey !== null;
  return {
    endpoint: s3Endpoint,
    region: s3Region,
    keys: hasKeys ? { id: s3AccessKey, secret: s3SecretKey } : null,
  };
}

/** @param text `bucket` or `bucket/folder` */
export function s3PlaceOf(text: string): S3Place {
  const [bucket = "", ...folders] = text.split("/").filter((part) => part !== "");
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join("") };
}
