import {
  type ManagedAnnouncement,
  pathOf,
  readAnnouncementFile,
  uploadAnnouncementPicture,
} from "@paso/contract";

import { upload } from "../../../api/index.ts";
import type { TextFiles } from "../../../uploads/text-files.ts";

/** The files of an announcement, which its text refers to. */
export function announcementFiles({
  id: announcementId,
  file_limit,
  picture_limit,
}: Pick<ManagedAnnouncement, "id" | "file_limit" | "picture_limit">): TextFiles {
  return {
    limits: { document: file_limit, picture: picture_limit },
    addressOf: (fileName) => pathOf(readAnnouncementFile.path, { announcementId, fileName }),
    async uploadPicture(image) {
      const sent = { params: { announcementId }, files: { image } };
      const { reference } = await upload(uploadAnnouncementPicture, sent);
      return reference;
    },
  };
}
