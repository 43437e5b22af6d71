import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { ApiError, describeFailure, type Failure } from "../../../api/index.ts";
import type { EditorStore, LoadedPage } from "../sections/editor-store.ts";
import { NO_ISSUES, readIssues } from "../sections/read-issues.ts";
import { focusFirstIssue } from "./focus-issue.ts";
import { type Saved, SaveRefused } from "./save-page.ts";
import type { UploadStep } from "./upload-pending.ts";

interface SavingOptions {
  store: EditorStore;
  /** Saves the store's content. */
  save: (onUpload: (step: UploadStep) => void) => Promise<Saved>;
  /** Reads the current state from the response to a stale save. */
  readCurrent: (current: unknown) => LoadedPage;
  /** Refetches the page after a save, if editing continues in the same form. */
  reread?: (() => Promise<LoadedPage>) | undefined;
  /** Called once everything is saved; files may still have failed. */
  onSaved: (saved: Saved, stay: boolean) => void;
}

/** The state of a save. */
export interface Saving {
  /**
   * Saves, unless a save is already running.
   * @param stay whether to continue editing here
   */
  submit: (stay: boolean) => void;
  busy: boolean;
  /** The file that is being uploaded, or null. */
  uploading: UploadStep | null;
  /**
   * Why the last save failed; null if it did not, if its issues are shown at the fields, or if the connection
   * that it lacked is back.
   */
  failure: Failure | null;
  /**
   * Another author or tab saved first, and changed other sections alone, or the same ones, for which the author
   * has to choose; null if not.
   */
  merged: "sections" | "conflicts" | null;
}

/**
 * Saves the editor's sections. Editing is disabled meanwhile; afterwards issues are shown at their
 * fields, with the first one opened, scrolled to and focused. Input is never lost.
 */
export function useSaving({ store, save, readCurrent, reread, onSaved }: SavingOptions): Saving {
  const [uploading, setUploading] = useState<UploadStep | null>(null);
  const [merged, setMerged] = useState<Saving["merged"]>(null);
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn(stay: boolean) {
      const saved = await save(setUploading);
      if (!stay || !reread || saved.failedUploads.length > 0) return { saved, stay };
      try {
        store.renew(await reread());
        return { saved, stay };
      } catch {
        // Saved, but not refetched: leaving the editor is still correct.
        return { saved, stay: false };
      }
    },
    onMutate() {
      const focused = document.activeElement;
      store.set({ busy: true, issues: NO_ISSUES });
      setMerged(null);
      return { focused };
    },
    onSuccess: ({ saved, stay }) => onSaved(saved, stay),
    onError(error) {
      const cause = error instanceof SaveRefused ? error.cause : error;
      if (!(cause instanceof ApiError)) return;
      if (cause.body.code === "stale_version") {
        store.reload(readCurrent(cause.body.current));
        setMerged(store.getState().conflicts.length > 0 ? "conflicts" : "sections");
      } else if (error instanceof SaveRefused) {
        const issues = readIssues(cause.body, error.sent);
        store.set({ busy: false, issues });
        focusFirstIssue(store);
      }
    },
    onSettled(_data, _error, _stay, before) {
      store.set({ busy: false });
      setUploading(null);
      giveFocusBack(before?.focused);
    },
  });
  const cause = error instanceof SaveRefused ? error.cause : error;
  const isStale = cause instanceof ApiError && cause.body.code === "stale_version";
  const failure = cause && !isStale ? describeFailure(cause) : null;
  const isOffline = failure?.connection !== undefined;
  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener("online", reset);
    return () => removeEventListener("online", reset);
  }, [isOffline, reset]);
  return {
    submit: (stay) => {
      if (!isPending) mutate(stay);
    },
    busy: isPending,
    uploading,
    failure,
    merged,
  };
}

/** Fields are disabled while a save runs, which takes the focus from them. */
function giveFocusBack(focused: Element | null | undefined): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}
