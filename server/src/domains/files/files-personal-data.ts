import { eq } from "drizzle-orm";

import { files, userPhotos } from "../../database/tables/index.ts";
import type { PersonalData } from "../../platform/personal-data/personal-data.ts";

/** Personal data in files: a person's photo, whose bytes are deleted with unused files. */
export const filesPersonalData: PersonalData = {
  picture: {
    tables: ["user_photos"],
    async open({ database, storage }, userId) {
      const [photo] = await database
        .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
        .from(userPhotos)
        .innerJoin(files, eq(files.id, userPhotos.fileId))
        .where(eq(userPhotos.userId, userId));
      if (!photo) return null;
      const { storageKey, ...rest } = photo;
      return { name: "photo.webp", ...rest, stream: await storage.read(storageKey) };
    },
  },
  goesWithAccount: ["user_photos"],
};
