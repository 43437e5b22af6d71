/** The fields of SDK errors. */
interface SdkError {
  name?: string;
  message?: string;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** S3 error names that map to system error codes, which `findOutage` knows. */
const FULL = /^(XMinioStorageFull|QuotaExceeded|ServiceQuotaExceeded)$/;
const BUSY = /^(SlowDown|TimeoutError|RequestTimeout|ServiceUnavailable|InternalError)$/;

export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as SdkError;
  return name === "NoSuchKey" || name === "NotFound" || $metadata?.httpStatusCode === 404;
}

/** Converts an error of the SDK to a storage error, with a file system code and the operation. */
export function s3Failure(operation: string, error: unknown): Error {
  const { name = "Error", message = "" } = error as SdkError;
  const code = codeOf(error as SdkError);
  const said = message === "" || message === name ? name : `${name}: ${message}`;
  const failure = new Error(`S3 ${operation}: ${said}`, { cause: error });
  return Object.assign(failure, { name, ...(code !== null && { code }) });
}

function codeOf(error: SdkError): string | null {
  const { name = "", code, $metadata: { httpStatusCode: status = 0 } = {} } = error;
  if (status === 507 || FULL.test(name)) return "ENOSPC";
  if (name === "NoSuchKey" || name === "NotFound") return "ENOENT";
  if (status >= 500 || status === 429 || BUSY.test(name)) return "ETIMEDOUT";
  return typeof code === "string" ? code : null;
}
