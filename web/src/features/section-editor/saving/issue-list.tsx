import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/staff/alert.tsx";
import { useEditor, useEditorStore } from "../sections/editor-context.ts";
import { focusIssue } from "./focus-issue.ts";

/** Every issue of a refused save, "Error {key}: {message}"; each leads to its field. */
export function IssueList() {
  const { t } = useLingui();
  const store = useEditorStore();
  const list = useEditor((state) => state.issues.list);
  if (list.length === 0) return null;
  return (
    <Alert tone="wrong">
      <ul className="grid">
        {list.map(({ key, message, sectionKey }) => (
          <li key={key} className="wrap-anywhere">
            {sectionKey === null ? (
              t`Error ${key}: ${message}`
            ) : (
              <button
                type="button"
                className="min-h-8 text-start underline-offset-4 hover:underline"
                onClick={() => focusIssue(store, sectionKey)}
              >
                {t`Error ${key}: ${message}`}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
