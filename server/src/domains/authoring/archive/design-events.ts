import type { Context } from "../../../platform/context.ts";
import type { EventType } from "../../../platform/events.ts";
import type { ContentFile } from "../../courses/index.ts";
import type { DesignOf } from "./design-pictures.ts";

/** A picture of a design, as stored in archives. */
export type ArchivedPicture = Pick<ContentFile, "name" | "storageKey" | "size">;

/** A picture from an archive: encoded for print, and the original. */
export interface ImportedPicture {
  fileId: number;
  sourceFileId: number;
}

interface DesignWanted {
  courseId: number;
  /** Called by the domain that has the course's own diploma design. */
  give: (design: DesignOf<ArchivedPicture>) => void;
}

/** A course is being written to an archive. */
export const designWanted: EventType<DesignWanted> = { name: "designWanted" };

interface DesignImported {
  courseId: number;
  design: DesignOf<ImportedPicture>;
}

/** An archive with a design of diplomas became a course; in the transaction that makes it. */
export const designImported: EventType<DesignImported> = { name: "designImported" };

/** The course's own diploma design, for its archive; null for none. */
export async function findOwnDesign(
  ctx: Context,
  courseId: number,
): Promise<DesignOf<ArchivedPicture> | null> {
  const given: DesignOf<ArchivedPicture>[] = [];
  await ctx.events.emit(ctx, designWanted, { courseId, give: (design) => given.push(design) });
  return given[0] ?? null;
}
