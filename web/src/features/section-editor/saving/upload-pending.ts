import { uploadFiles } from "@paso/contract";

import { ApiError, describeFailure, type Failure, upload } from "../../../api/index.ts";
import type { EditorStore } from "../sections/editor-store.ts";

/** A file being uploaded. */
export interface UploadStep {
  name: string;
  /** 0 to 100. */
  percentage: number;
}

/** A file whose upload failed. It stays in the form for another attempt. */
export interface FailedUpload {
  name: string;
  failure: Failure;
}

/**
 * Uploads pending files of saved sections, one after the other, so that a refused one does not block the
 * others.
 */
export async function uploadPending(
  store: EditorStore,
  pageId: number,
  onStep: (step: UploadStep) => void,
): Promise<FailedUpload[]> {
  const failed: FailedUpload[] = [];
  for (const [sectionKey, files] of Object.entries(store.getState().pendingFiles)) {
    const order = store.getState().sections[sectionKey]?.order;
    if (order == null) continue;
    for (const [index, file] of files.entries()) {
      const { name } = file;
      const key = `file-${order}-${index}`;
      try {
        await upload(uploadFiles, {
          params: { pageId },
          files: { [key]: file },
          onProgress: (percentage) => onStep({ name, percentage }),
        });
        store.setPendingFiles(sectionKey, without(store, sectionKey, file));
      } catch (error) {
        failed.push({ name, failure: describeUpload(error, key) });
      }
    }
  }
  return failed;
}

function without(store: EditorStore, sectionKey: string, file: File): File[] {
  const pending = store.getState().pendingFiles[sectionKey] ?? [];
  return pending.filter((other) => other !== file);
}

/** The server's message about the file is more specific than "invalid request". */
function describeUpload(error: unknown, key: string): Failure {
  const failure = describeFailure(error);
  const message = error instanceof ApiError ? error.fieldMessages[key] : undefined;
  return message === undefined ? failure : { ...failure, message };
}
