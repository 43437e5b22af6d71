/** Where a site stores its files. */
export interface StoragePlace {
  /** Null for the data folder. */
  bucket: string | null;
}

/** Advice for S3 errors, by name. */
const BY_NAME: readonly [name: RegExp, advice: string][] = [
  [/NoSuchBucket/, "Make the bucket, or correct PASO_S3_BUCKET."],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|CredentialsProviderError|InvalidToken|ExpiredToken/,
    "Correct PASO_S3_ACCESS_KEY and PASO_S3_SECRET_KEY.",
  ],
  [
    /AccessDenied|Forbidden/,
    "Allow the key s3:ListBucket on the bucket, and s3:GetObject, s3:PutObject, s3:DeleteObject and " +
      "s3:AbortMultipartUpload on what is in it.",
  ],
  [/RequestTimeTooSkewed/, "Set the clock of this machine: it is too far off for S3."],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraint/,
    "Set PASO_S3_REGION to the region of the bucket.",
  ],
  [/StorageFull|Quota/, "Make room in the bucket, or raise its limit."],
];

/** Advice if files cannot be written, read or deleted. */
export function adviseStorage({ bucket }: StoragePlace, error: unknown): string {
  if (bucket === null) return "Let the user that runs Paso write the folder `files` in PASO_DATA.";
  const { name = "", message = "" } = error as Partial<Error>;
  const known = BY_NAME.find(([pattern]) => pattern.test(name) || pattern.test(message));
  return known?.[1] ?? "Check PASO_S3_ENDPOINT, and whether a firewall is between.";
}

export function describePlace({ bucket }: StoragePlace): string {
  return bucket === null ? "" : ` in the bucket ${bucket}`;
}
