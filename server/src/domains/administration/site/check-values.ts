import type { SiteSettings } from "@paso/contract";

import type { SiteSettings as SiteInForce } from "../../../platform/context.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { loadAccentShades } from "../../../platform/look/load-accent-shades.ts";
import { mostFileMegabytes } from "./file-bound.ts";

const LIMITS = ["document_limit_mb", "picture_limit_mb"] as const;

/**
 * Checks values against each other and against what the site can hold.
 * @param changed names of the changed values
 * @throws `invalid` on the values that do not fit
 */
export async function checkValues(
  site: SiteInForce,
  values: SiteSettings,
  changed: ReadonlySet<string>,
): Promise<void> {
  const issues: Record<string, FieldMessage[]> = {};
  const accent = changed.has("accent") ? await findAccentIssue(values.accent) : null;
  if (accent) issues["accent"] = [accent];
  const most = mostFileMegabytes(site);
  for (const limit of LIMITS) {
    if (changed.has(limit) && values[limit] > most) {
      issues[limit] = [
        { message: "This server takes files of at most {most} MB.", values: { most } },
      ];
    }
  }
  if (values.sign_up === "domains" && values.sign_up_domains.length === 0) {
    issues["sign_up_domains"] = ["Name at least one domain."];
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
}

async function findAccentIssue(accent: string | null): Promise<FieldMessage | null> {
  if (accent === null) return null;
  const { accentContrast, LEAST_CONTRAST, nearestAccent } = await loadAccentShades();
  const nearest = nearestAccent(accent);
  if (nearest === accent) return null;
  return {
    message:
      "Texts in this colour are hard to read: its contrast is {contrast}, and {needed} is needed. {nearest} is the nearest colour that has it.",
    values: { contrast: accentContrast(accent), needed: LEAST_CONTRAST, nearest },
  };
}
