/** Limits of uploads in progress. */
export const MEDIA_LIMITS = {
  /** Per person. */
  ofPerson: 5,
  /** Site-wide. */
  ofSite: 200,
  /** Parts per upload: an unstable connection makes them small. */
  parts: 2_000,
  /** Milliseconds that an upload waits for more, and that its outcome is available. */
  waits: 2 * 86_400_000,
  ended: 86_400_000,
  /** Minimum free disk space in bytes. */
  free: 500 * 1024 ** 2,
} as const;
