import { useLingui } from "@lingui/react/macro";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { useEditor } from "../sections/editor-context.ts";

/** The first words of a section, as its one-line summary. */
export function SectionTitle({ sectionKey }: { sectionKey: string }) {
  const { t } = useLingui();
  const section = useEditor((state) => state.sections[sectionKey]);
  if (!section) return null;
  const title = staffKind(section).title(section);
  return (
    <span className={`min-w-0 flex-1 truncate ${title ? "" : "text-muted"}`}>
      {title || (title === null ? "" : t`Nothing written yet`)}
    </span>
  );
}
