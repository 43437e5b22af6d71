/** Limits for fetching a linked page and its picture: bytes, and milliseconds for each. */
export const PAGE_LIMITS = { limit: 2_000_000, timeout: 5_000 };
