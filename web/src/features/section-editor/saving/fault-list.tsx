import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/staff/alert.tsx";
import { useEditor, useEditorStore } from "../editor/editor-context.ts";
import { focusFault } from "./focus-fault.ts";

/** Every fault of a refused save, "Error {key}: {message}"; each leads to its field. */
export function FaultList() {
  const { t } = useLingui();
  const store = useEditorStore();
  const list = useEditor((state) => state.faults.list);
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
                onClick={() => focusFault(store, sectionKey)}
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
