import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale } from "@paso/contract";

import { addMessages } from "../i18n/locale.ts";
import type { SectionForm } from "../section-kinds/staff-kinds.ts";
import { showToast } from "../ui/staff/toast.ts";
import { parseInert } from "../ui/trusted-html.ts";
import { writeLesson } from "./write/write-lesson.ts";

/**
 * Copies sections as a text that gives the same sections when pasted as a lesson, and announces it; deleted
 * ones are left out.
 */
export async function copyLesson(sections: readonly SectionForm[], i18n: I18n): Promise<void> {
  await addMessages("admin");
  const left = sections.filter(({ isDeleted }) => !isDeleted);
  const text = writeLesson(left, { locale: i18n.locale as Locale, parse: parseInert });
  const hasFiles = left.some(({ type, ...form }) => "files" in form && form.files.length > 0);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return void showToast({ text: i18n._(msg`The browser did not let it be copied.`) });
  }
  const done = hasFiles ? msg`Copied as text, without the files` : msg`Copied as text`;
  showToast({ text: i18n._(done) });
}
