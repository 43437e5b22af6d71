import { useLingui } from "@lingui/react/macro";

import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { useEditor } from "../sections/editor-context.ts";

/** A section's label next to its number; surveys only have questions. */
export function useKindName(sectionKey: string): string {
  const { t } = useLingui();
  const typeName = useTypeName();
  const isSurvey = useEditor((state) => state.isSurvey);
  const type = useEditor((state) => state.sections[sectionKey]?.type);
  return isSurvey || !type ? t`Question` : typeName(type);
}
