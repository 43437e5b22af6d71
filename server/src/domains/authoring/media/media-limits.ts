/** Bounds of uploads that have not ended. */
export const MEDIA_LIMITS = {
  /** Of one person. */
  ofPerson: 5,
  /** Of all people. */
  ofSite: 200,
  /** Parts of one upload: those of a line that keeps breaking are small. */
  parts: 2_000,
  /** Milliseconds that an upload waits for more, and that its outcome is told. */
  waits: 2 * 86_400_000,
  ended: 86_400_000,
  /** Bytes of the disk that uploads leave free. */
  free: 500 * 1024 ** 2,
} as const;
