import { contentVersion } from "../../files/index.ts";
import { type ContentFile, fileAddress } from "./content-file.ts";

/** Width in pixels of the copy shown: a stage is at most 708 CSS pixels wide. */
const WIDTH = 960;

/** Address of the picture shown before a video plays: a smaller copy if there is one. */
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
