import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PageVersion } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { fullName } from "../../../ui/full-name.ts";

export type VersionTexts = ReturnType<typeof useVersionTexts>;

/**
 * Describes a version: when, by whom and what. Its number is not for readers: one save may take
 * several.
 * @param versions those loaded
 */
export function useVersionTexts(versions: readonly PageVersion[]) {
  const { t, i18n } = useLingui();
  const when = ({ kind, saved_at: savedAt }: PageVersion): string => {
    if (savedAt === null) return t`As it is now`;
    const date = formatLocalDate(savedAt, i18n.locale);
    return kind === "found" ? t`Before ${date}` : date;
  };
  const restoration = (number: number): string => {
    const restored = versions.find(({ version }) => version === number);
    const date = restored && when(restored);
    return date ? t`Restored: ${date}` : t`Restored an older version`;
  };
  return {
    when,
    who: ({ kind, author }: PageVersion): string | null => {
      if (author) return fullName(author);
      return kind === "found" ? null : t`Somebody whose account is gone`;
    },
    what: ({ kind, restored_version: restored, added, changed, removed }: PageVersion): string => {
      if (kind === "found") return t`The page before its first saved change`;
      const parts = [
        restored !== null && restoration(restored),
        added > 0 && t`${plural(added, { one: "# section added", other: "# sections added" })}`,
        changed > 0 &&
          t`${plural(changed, { one: "# section changed", other: "# sections changed" })}`,
        removed > 0 &&
          t`${plural(removed, { one: "# section removed", other: "# sections removed" })}`,
      ].filter((part) => part !== false);
      return parts.length > 0 ? parts.join(" · ") : t`Order changed`;
    },
  };
}
