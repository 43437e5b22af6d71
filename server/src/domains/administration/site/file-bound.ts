import type { SiteSettings } from "../../../platform/context.ts";

const MEGABYTE = 1024 ** 2;
/** MB any server can hold: an upload is read into memory while it is checked. */
const USUAL = 100;

/** Upper bound of file limits, in MB: higher only if the environment says so. */
export function mostFileMegabytes({ defaults }: SiteSettings): number {
  return Math.max(USUAL, defaults.fileLimit / MEGABYTE);
}
