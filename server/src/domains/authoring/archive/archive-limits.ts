/** Limits on the content of an archive. */
export interface ArchiveLimits {
  files: number;
  /** Bytes of `course.json`. */
  courseBytes: number;
  /** Bytes of all files together, unpacked. */
  totalBytes: number;
  /** Maximum compression ratio of files of more than a megabyte. */
  ratio: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = {
  files: 5_000,
  courseBytes: 20 * 1024 ** 2,
  totalBytes: 20 * 1024 ** 3,
  ratio: 100,
};
