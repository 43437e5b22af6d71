import type { SiteSettings } from "../../../platform/context.ts";

const MEGABYTE = 1024 ** 2;
/** What any server can hold: an upload is read into memory while it is checked. */
const USUAL = 100;

/** What file limits may be at most, in MB: more only where the environment says so. */
export function mostFileMegabytes({ defaults }: SiteSettings): number {
  return Math.max(USUAL, defaults.fileLimit / MEGABYTE);
}
