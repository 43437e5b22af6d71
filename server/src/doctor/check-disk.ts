import { diskSpace } from "../platform/storage/disk-space.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

const MEGABYTE = 1024 ** 2;
/** Megabytes, and share of the disk, below which space is low. */
const SHORT = { megabytes: 1_000, share: 0.05 };
const NONE = 100;

/** Free space on the disk of the data folder. */
export async function checkDisk(folder: string): Promise<Finding> {
  try {
    const { size, free } = await diskSpace(folder);
    const megabytes = Math.floor(free / MEGABYTE);
    const text = `${megabytes} MB are free on the disk of ${folder}.`;
    const advice =
      "Make room or enlarge the disk: a full one refuses uploads and stops the database.";
    if (megabytes < NONE) return fault("disk", text, advice);
    if (megabytes < SHORT.megabytes || free < size * SHORT.share) {
      return warning("disk", text, advice);
    }
    return ok("disk", text);
  } catch (error) {
    return fault(
      "disk",
      `The data folder ${folder} cannot be read (${(error as Error).message}).`,
      "Set PASO_DATA to a folder that the user who runs Paso may write.",
    );
  }
}
