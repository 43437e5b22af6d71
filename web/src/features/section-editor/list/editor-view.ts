import { useState } from "react";

import { deviceStore } from "../../../storage/device-store.ts";

/** How sections are shown while editing: as the page, or as rows. */
export type EditorView = "page" | "list";

const VIEW = "authoring.section-view";

/** The view chosen last on this device; the page at first. */
export function useEditorView(): [EditorView, (view: EditorView) => void] {
  const [view, setView] = useState<EditorView>(() =>
    deviceStore.read(VIEW) === "list" ? "list" : "page",
  );
  return [
    view,
    (chosen) => {
      deviceStore.keep(VIEW, chosen);
      setView(chosen);
    },
  ];
}
