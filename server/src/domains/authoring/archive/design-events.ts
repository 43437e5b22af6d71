import type { Context } from "../../../platform/context.ts";
import type { EventType } from "../../../platform/events.ts";
import type { ContentFile } from "../../courses/index.ts";
import type { DesignOf } from "./design-pictures.ts";

/** A picture of a design as archives take it along. */
export type ArchivedPicture = Pick<ContentFile, "name" | "storageKey" | "size">;

/** A picture that an archive brought: encoded for print, and as it came. */
export interface ImportedPicture {
  fileId: number;
  sourceFileId: number;
}

interface DesignWanted {
  courseId: number;
  /** Called by those who know the course's own design of diplomas. */
  give: (design: DesignOf<ArchivedPicture>) => void;
}

/** A course is written into an archive. */
export const designWanted: EventType<DesignWanted> = { name: "designWanted" };

interface DesignImported {
  courseId: number;
  design: DesignOf<ImportedPicture>;
}

/** An archive with a design of diplomas became a course; in the transaction that makes it. */
export const designImported: EventType<DesignImported> = { name: "designImported" };

/** The design of diplomas that a course has of its own, for its archive; null for none. */
export async function findOwnDesign(
  ctx: Context,
  courseId: number,
): Promise<DesignOf<ArchivedPicture> | null> {
  const given: DesignOf<ArchivedPicture>[] = [];
  await ctx.events.emit(ctx, designWanted, { courseId, give: (design) => given.push(design) });
  return given[0] ?? null;
}
