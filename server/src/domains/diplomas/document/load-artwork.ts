import { buffer } from "node:stream/consumers";

import type { DiplomaDesign } from "@paso/contract";
import { eq, inArray } from "drizzle-orm";

import { diplomaPictures, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { isName } from "../../../platform/look/site-logo.ts";
import { findMailedLogo } from "../../files/index.ts";
import type { PrintedLogo } from "./diploma-page.ts";

/** Maximum size of a logo in points. */
const LOGO = { width: 180, height: 38 };

/** The pictures of a design. */
export interface Artwork {
  logo: PrintedLogo | null;
  /** By key, without those that are gone. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Reads the pictures of a design, and the site's logo if the design shows it. */
export async function loadArtwork(ctx: Context, design: DiplomaDesign): Promise<Artwork> {
  const keys = pictureKeys(design);
  const rows =
    keys.length === 0
      ? []
      : await ctx.database
          .select({ key: diplomaPictures.key, storageKey: files.storageKey })
          .from(diplomaPictures)
          .innerJoin(files, eq(files.id, diplomaPictures.fileId))
          .where(inArray(diplomaPictures.key, keys));
  const pictures = await Promise.all(
    rows.map(async ({ key, storageKey }) => [key, await read(ctx, storageKey)] as const),
  );
  return { logo: design.logo ? await loadLogo(ctx) : null, pictures: new Map(pictures) };
}

/** The keys of all pictures that a design shows. */
export function pictureKeys({ background, signatures }: DiplomaDesign): string[] {
  const keys = [background, ...signatures.map(({ picture }) => picture)];
  return [...new Set(keys.filter((key) => key !== null))];
}

async function loadLogo(ctx: Context): Promise<PrintedLogo | null> {
  const { logo } = ctx.site;
  if (!logo) return null;
  const file = await findMailedLogo(ctx);
  if (!file) return null;
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  return {
    picture: await read(ctx, file.storageKey),
    width: logo.width * scale,
    height: logo.height * scale,
    isName: isName(logo),
    isLight: logo.plate === "light",
  };
}

async function read({ storage }: Context, storageKey: string): Promise<Uint8Array> {
  return buffer(await storage.read(storageKey));
}
