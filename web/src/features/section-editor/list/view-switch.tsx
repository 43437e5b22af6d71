import { useLingui } from "@lingui/react/macro";

import type { EditorView } from "./editor-view.ts";

interface ViewSwitchProps {
  view: EditorView;
  onChange: (view: EditorView) => void;
}

/** The page as students read it, or its sections as rows. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useLingui();
  const views = { page: t`As a page`, list: t`As a list` };
  return (
    <fieldset className="view-switch">
      <legend className="sr-only">{t`View`}</legend>
      {(["page", "list"] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="editor-view"
            checked={view === each}
            onChange={() => onChange(each)}
            className="sr-only"
          />
          {views[each]}
        </label>
      ))}
    </fieldset>
  );
}
