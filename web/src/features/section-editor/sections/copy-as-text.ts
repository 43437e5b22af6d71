import type { I18n } from "@lingui/core";

import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

/** Copies sections as text that can be pasted as a lesson to recreate them; its code loads on demand. */
export async function copyAsText(sections: readonly SectionForm[], i18n: I18n): Promise<void> {
  const { copyLesson } = await import("../../../lesson-text/copy-lesson.ts");
  await copyLesson(sections, i18n);
}
