import { useLingui } from "@lingui/react/macro";

import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { focusIssue } from "../saving/focus-issue.ts";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";

/** Issues of a refused save: section and field in words, as links, and the key in small print. */
export function IssueList() {
  const { t } = useLingui();
  const store = useEditorStore();
  const typeName = useTypeName();
  const fieldName = useFieldName();
  const list = useEditor((state) => state.issues.list);
  const sections = useEditor((state) => state.sections);
  const isSurvey = useEditor((state) => state.isSurvey);
  return (
    <Alert tone="wrong">
      <ul className="grid gap-1.5">
        {list.map(({ key, message, sectionKey, field }) => {
          const section = sectionKey === null ? undefined : sections[sectionKey];
          const kind = section && (isSurvey ? t`Question` : typeName(section.type));
          // A survey's section is named as its field of the question is.
          const words = new Set([
            section && (section.order ?? "–"),
            kind,
            fieldName(field),
            message,
          ]);
          return (
            <li key={key} className="wrap-anywhere">
              {sectionKey !== null && (
                <button
                  type="button"
                  className="min-h-8 text-start font-semibold underline underline-offset-4 hover:decoration-2"
                  onClick={() => focusIssue(store, sectionKey, field)}
                >
                  {[...words].filter(Boolean).join(" · ")}
                </button>
              )}
              <p className={sectionKey === null ? "" : "text-small text-muted"}>
                {t`Error ${key}: ${message}`}
              </p>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** The form's label for an API field; undefined if it has no such field. */
function useFieldName(): (field: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    order: t`Order`,
    question: t`Question`,
    items: t`Options`,
    valid_items: t`Right answer`,
    reasons: t`Explanations`,
    graphic_type: t`Chart`,
    min: t`Minimum`,
    max: t`Maximum`,
    video: t`Video address`,
    paragraph: t`Text`,
    paragraph_files: t`Files to download`,
    examples: t`Example answers`,
  };
  return (field) => names[field.split(".")[0] ?? ""] ?? "";
}
