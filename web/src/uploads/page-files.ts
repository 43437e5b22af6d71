import { pathOf, readPageFile, uploadImage } from "@paso/contract";

import { upload } from "../api/index.ts";
import type { TextFiles } from "./text-files.ts";

interface Limits {
  file_limit: number;
  picture_limit: number;
  video_limit: number;
}

/**
 * The files of a page, which the texts of its sections refer to.
 * @param limits as a page's sections come with them
 */
export function pageFiles(pageId: number, limits: Limits): TextFiles {
  return {
    limits: { document: limits.file_limit, picture: limits.picture_limit },
    addressOf: (fileName) => pathOf(readPageFile.path, { pageId, fileName }),
    async uploadPicture(image) {
      const { reference } = await upload(uploadImage, { params: { pageId }, files: { image } });
      return reference;
    },
    media: {
      pageId,
      limit: limits.video_limit,
    },
  };
}
