import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import {
  cleanFileName,
  deleteSiteLogo,
  encodeLogo,
  storeFile,
  storeSiteLogo,
} from "../../files/index.ts";
import { lockSite } from "./change-site.ts";

interface NewLogo {
  actorId: number;
  image: { name: string; bytes: Uint8Array };
}

/**
 * Sets or replaces the site's logo.
 * @throws `invalid` on `image` if it is neither a picture nor an SVG, or too large
 */
export async function changeLogo(ctx: Context, { actorId, image }: NewLogo): Promise<void> {
  const name = cleanFileName(image.name);
  const encoded = await encodeLogo({ ...image, name }, ctx.site.fileLimits);
  if ("issue" in encoded) throw invalid({ image: [encoded.issue] });
  const { width, height, plate } = encoded;
  const { id: fileId } = await storeFile(ctx, encoded.shown);
  const { id: mailFileId } = await storeFile(ctx, encoded.mailed);
  // Browsers cache a picture by its URL, so that a new one needs a new URL.
  const key = newSecret();
  await lockSite(ctx, async (inner) => {
    const before = inner.site.logo;
    await storeSiteLogo(inner, { key, fileId, mailFileId });
    await storeSettings(inner, { values: { logo: { key, width, height, plate } } });
    await recordAudit(inner, {
      action: "site.logo_changed",
      actorId,
      before: { logo_size: before && `${before.width} × ${before.height}` },
      after: { logo_file: name, logo_size: `${width} × ${height}` },
    });
  });
}

/** Removes the site's logo. */
export async function removeLogo(ctx: Context, actorId: number): Promise<void> {
  await lockSite(ctx, async (inner) => {
    const before = inner.site.logo;
    if (!before) return;
    await deleteSiteLogo(inner);
    await storeSettings(inner, { values: { logo: null } });
    await recordAudit(inner, {
      action: "site.logo_removed",
      actorId,
      before: { logo_size: `${before.width} × ${before.height}` },
    });
  });
}
