/** What other domains may use of files. */
export { checkFile, type FileUse, largestFile } from "./check-file.ts";
export { cleanFileName, fileNameKey, uniqueFileName } from "./clean-file-name.ts";
export { countStoredBytes } from "./count-stored-bytes.ts";
export { encodeFigure } from "./encode-figure.ts";
export { encodeLinkPicture } from "./encode-link-picture.ts";
export { encodeLogo } from "./encode-logo.ts";
export { encodePrintPicture, PRINTED } from "./encode-print-picture.ts";
export {
  deleteSiteLogo,
  findMailedLogo,
  findShownLogo,
  storeSiteLogo,
} from "./site-logo/site-logo.ts";
export { LARGEST_CAPTIONS } from "./check-captions.ts";
export { checkMediaHead, checkMediaName, isMediaName, MEDIA_HEAD } from "./check-media.ts";
export { storeLargeFile } from "./store-large-file.ts";
export { storeFile, type StoredFile } from "./store-file.ts";
export { filesPersonalData } from "./files-personal-data.ts";
export { chooseVariant, type StoredPicture } from "./variants/choose-variant.ts";
export { variantsMade } from "./variants/files-events.ts";
export { contentVersion, originalKey } from "./variants/variant-key.ts";
