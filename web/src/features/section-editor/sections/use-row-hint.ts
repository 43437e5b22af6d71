import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { SectionForm } from "./section-form.ts";

/** What a closed section says at the end of its row: how many options, words or files. */
export function useRowHint(section: SectionForm | undefined, pendingFiles: number): string {
  const { t } = useLingui();
  if (!section) return "";
  const { min, max } = section;
  const options = section.options.length;
  const files = section.files.length + pendingFiles;
  if (options > 0) {
    return t`${plural(options, { one: "# option", other: "# options" })}`;
  }
  if (section.type === "paragraph" && files > 0) {
    return t`${plural(files, { one: "# file", other: "# files" })}`;
  }
  if (section.type !== "textarea") return "";
  if (min && max) return t`${min} to ${max} words`;
  if (min) return t`at least ${plural(min, { one: "# word", other: "# words" })}`;
  return max ? t`at most ${plural(max, { one: "# word", other: "# words" })}` : "";
}
