import { contentVersion } from "../../files/index.ts";
import { type ContentFile, fileAddress } from "./content-file.ts";

/** Pixels of the copy that is shown: a stage is 708 points wide, at most. */
const WIDTH = 960;

/** Address of the picture that is shown before a video plays: a smaller copy, where there is one. */
export function posterAddress(
  sectionId: number,
  name: string,
  files: readonly ContentFile[],
): string {
  const address = fileAddress(sectionId, name);
  const file = files.find((one) => one.name === name && one.use === "inline");
  const copies = file?.picture?.variants ?? [];
  if (!file || !copies.some(({ width }) => width === WIDTH)) return address;
  return `${address}?width=${WIDTH}&v=${contentVersion(file.storageKey)}`;
}
