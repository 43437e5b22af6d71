import { uploadFiles } from "@paso/contract";

import { ApiError, describeFailure, type Failure, upload } from "../../../api/index.ts";
import type { EditorStore } from "../sections/editor-store.ts";

/** A file on its way. */
export interface UploadStep {
  name: string;
  /** 0 to 100. */
  percentage: number;
}

/** A file that did not get there. It stays in the form, to be tried again. */
export interface FailedUpload {
  name: string;
  failure: Failure;
}

/**
 * Uploads the files that wait for their sections to be saved, one after the other, so that one that
 * is refused keeps no other back.
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

/** What the server says about the file itself says more than that the request was not valid. */
function describeUpload(error: unknown, key: string): Failure {
  const failure = describeFailure(error);
  const message = error instanceof ApiError ? error.fieldMessages[key] : undefined;
  return message === undefined ? failure : { ...failure, message };
}
