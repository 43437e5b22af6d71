import "./draft-feed.css";
import { useLingui } from "@lingui/react/macro";
import type { SectionDraft } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";

import { buttonClass, IconButton } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { useEditorStore } from "../sections/editor-context.ts";
import type { EditorStore } from "../sections/editor-store.ts";
import { writeSection } from "../sections/write-section.ts";

/** The editor's content. */
export interface WrittenPage {
  /** Without those the next save deletes. */
  sections: readonly SectionDraft[];
  /** Index of the open one among them, from 0; -1 for none. */
  current: number;
}

interface DraftFeedProps {
  pageId: number;
  /** Renders the content as students will see it. */
  draw: (written: WrittenPage) => ReactNode;
  onClose: () => void;
}

/** The live preview: next to the editor if there is room, else over it. */
export function DraftFeed({ pageId, draw, onClose }: DraftFeedProps) {
  const { t } = useLingui();
  const written = useWritten();
  const isWide = useSyncExternalStore(followWidth, () => matchMedia(WIDE).matches);
  const way = (
    <p className="mb-5 text-muted">
      {t`As it stands in the editor; nothing can be answered here.`}{" "}
      <Link
        to="/authoring/preview/pages/$pageId"
        params={{ pageId: String(pageId) }}
        className={`${buttonClass("plain")} -ms-2`}
      >
        {t`Try what is saved`}
      </Link>
    </p>
  );
  if (!isWide) {
    return (
      <Dialog open onClose={onClose} title={t`Preview`}>
        {way}
        {draw(written)}
      </Dialog>
    );
  }
  return (
    <section aria-label={t`Preview`} className="draft-feed">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-question font-semibold">{t`Preview`}</h2>
        <IconButton icon="cross" label={t`Close the preview`} onPress={onClose} />
      </div>
      {way}
      {draw(written)}
    </section>
  );
}

const WIDE = "(width >= 80rem)";

function followWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Debounce of the preview in milliseconds. */
const PAUSE = 400;

function useWritten(): WrittenPage {
  const store = useEditorStore();
  const [written, setWritten] = useState(() => write(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWritten(write(store)), PAUSE);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return written;
}

function write(store: EditorStore): WrittenPage {
  const living = store.list().filter(({ isDeleted }) => !isDeleted);
  const { openKey } = store.getState();
  return {
    sections: living.map(writeSection),
    current: living.findIndex(({ key }) => key === openKey),
  };
}
