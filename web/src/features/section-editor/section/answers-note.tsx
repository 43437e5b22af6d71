import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { useEditor } from "../sections/editor-context.ts";
import { optionsOf } from "../sections/list-lost-votes.ts";

/** How many people answered the section so far, and what rewording it means for their answers. */
export function AnswersNote({ section }: { section: SectionForm }) {
  const { t } = useLingui();
  const people = useEditor((state) => state.loaded.answers[section.key]?.people ?? 0);
  if (people === 0) return null;
  return (
    <p className="text-small text-muted">
      {optionsOf(section).length > 0
        ? t`${plural(people, { one: "# answer: options keep their vote when you reword them", other: "# answers: options keep their votes when you reword them" })}`
        : t`${plural(people, { one: "# answer", other: "# answers" })}`}
    </p>
  );
}
