import { eq, inArray, sql } from "drizzle-orm";

import { diplomaPictures, diplomaTemplates, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { EventType } from "../../../platform/events.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import {
  type ArchivedPicture,
  type designImported,
  type designWanted,
  listPictures,
  replacePictures,
} from "../../authoring/index.ts";

type PayloadOf<Event> = Event extends EventType<infer Payload> ? Payload : never;

/** Gives a copied course the original's design; both refer to the same pictures, which are kept. */
export async function copyDesign(
  { database, clock }: Context,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const design = await findOwn(database, from);
  if (!design) return;
  const changedAt = clock.now();
  await database.insert(diplomaTemplates).values({ courseId: to, design, changedAt });
}

/** Passes a course's own design to its archive. */
export async function giveDesign(
  { database }: Context,
  { courseId, give }: PayloadOf<typeof designWanted>,
): Promise<void> {
  const design = await findOwn(database, courseId);
  if (!design) return;
  const keys = listPictures(design).map(({ picture }) => picture);
  const pictures =
    keys.length === 0 ? new Map<string, never>() : await findPictures(database, keys);
  const archived = replacePictures<string, ArchivedPicture>(design, (key, kind) => {
    const file = pictures.get(key);
    if (!file) return null;
    const { storageKey, size, mediaType } = file;
    return { storageKey, size, name: `diploma-${kind}${EXTENSIONS[mediaType] ?? ""}` };
  });
  give(archived);
}

/** Gives an imported course the design of its archive. */
export async function adoptDesign(
  { database, clock }: Context,
  { courseId, design }: PayloadOf<typeof designImported>,
): Promise<void> {
  const now = clock.now();
  const keys = new Map(listPictures(design).map(({ picture }) => [picture, newSecret()]));
  if (keys.size > 0) {
    const rows = [...keys].map(([file, key]) => ({ key, ...file, createdAt: now, usedAt: now }));
    await database.insert(diplomaPictures).values(rows);
  }
  const own = replacePictures(design, (picture) => {
    const key = keys.get(picture);
    if (key === undefined) throw new Error("A picture has no key.");
    return key;
  });
  await database.insert(diplomaTemplates).values({ courseId, design: own, changedAt: now });
}

async function findOwn(database: Context["database"], courseId: number) {
  const [row] = await database
    .select({ design: diplomaTemplates.design })
    .from(diplomaTemplates)
    .where(eq(diplomaTemplates.courseId, courseId));
  return row?.design ?? null;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/gif": ".gif",
  "image/webp": ".webp",
  "image/svg+xml": ".svg",
  "image/avif": ".avif",
};

/** The files that came with an archive; otherwise those for print. */
async function findPictures(database: Context["database"], keys: readonly string[]) {
  const { key, fileId, sourceFileId } = diplomaPictures;
  const rows = await database
    .select({
      key,
      storageKey: files.storageKey,
      size: files.size,
      mediaType: files.mediaType,
    })
    .from(diplomaPictures)
    .innerJoin(files, eq(files.id, sql`coalesce(${sourceFileId}, ${fileId})`))
    .where(inArray(key, [...keys]));
  return new Map(rows.map((row) => [row.key, row]));
}
