import { type PageSections, createSections, readSections, updateSections } from "@paso/contract";

import { call, callOnce } from "../../../api/index.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import type { EditorStore } from "../sections/editor-store.ts";
import { isBlank } from "../sections/is-blank.ts";
import { loadPage } from "../sections/load-page.ts";
import { isSameSection, writeSection } from "../sections/write-section.ts";
import type { FailedUpload, UploadStep } from "./upload-pending.ts";

/** Result of a save: where to navigate, and which files failed. */
export interface Saved {
  redirectTo: string;
  failedUploads: readonly FailedUpload[];
}

/** A refused call, with the sections that it carried. */
export class SaveRefused extends Error {
  readonly sent: readonly SectionForm[];

  constructor(cause: unknown, sent: readonly SectionForm[]) {
    super("The sections were not saved.", { cause });
    this.sent = sent;
  }
}

/**
 * Saves a page: first existing sections, then new ones, then their files. Completed steps are kept if a
 * later one fails, and the editor continues from there.
 * @throws {SaveRefused}
 */
export async function savePage(
  store: EditorStore,
  pageId: number,
  onUpload: (step: UploadStep) => void,
): Promise<Saved> {
  const params = { pageId };
  const { loaded, base } = store.getState();
  const list = store.list();
  const written = list.filter(({ key }) => !isBlank(store, key));
  // A blank section would be an empty step to students; only a page without others may have one.
  if (written.length > 0 && written.length < list.length) store.arrange(written);
  const isFirst = written.length === 0 && loaded.usedOrders.length === 0;
  const known = written.filter(({ id }) => id !== null);
  const isChanged = known.some((section) => !isSaved(base[section.key], section));
  let redirectTo = "";
  // If a response was lost, the new sections may exist already: skipping an unneeded update repeats their
  // call before a version check can find the page stale.
  if (isChanged || (known.length > 0 && known.length === store.list().length)) {
    const answer = await send(known, (sections) =>
      call(updateSections, {
        params,
        body: { sections, ...(loaded.version !== null && { version: loaded.version }) },
      }),
    );
    store.settle(
      known.filter(({ isDeleted }) => !isDeleted),
      answer.version,
    );
    redirectTo = answer.redirect_to;
  }
  const added = isFirst ? store.list() : written.filter(({ id }) => id === null);
  if (added.length > 0 || known.length === 0) {
    const answer = await send(added, (sections) =>
      callOnce(createSections, { params, body: { sections } }),
    );
    store.adopt(added, answer.section_ids, answer.version);
    redirectTo = answer.redirect_to;
  }
  const { pendingFiles } = store.getState();
  if (Object.values(pendingFiles).every((files) => files.length === 0)) {
    return { redirectTo, failedUploads: [] };
  }
  const { uploadPending } = await import("./upload-pending.ts");
  const failedUploads = await uploadPending(store, pageId, onUpload);
  if (failedUploads.length > 0) await refresh(store, pageId);
  return { redirectTo, failedUploads };
}

function isSaved(saved: SectionForm | undefined, section: SectionForm): boolean {
  return saved !== undefined && isSameSection(saved, section);
}

type Body = ReturnType<typeof writeSection>[];

async function send<Answer>(
  sent: readonly SectionForm[],
  call: (sections: Body) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(sent.map(writeSection));
  } catch (error) {
    throw new SaveRefused(error, sent);
  }
}

/** Uploads change the page's version; without a refresh, the next save would be refused as stale. */
async function refresh(store: EditorStore, pageId: number): Promise<void> {
  try {
    const page: PageSections = await call(readSections, { params: { pageId } });
    store.reload(loadPage(page), []);
  } catch {
    // The next save is refused as stale then, with the current page in the response.
  }
}
