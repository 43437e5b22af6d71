import { useLingui } from "@lingui/react/macro";
import { type PageSections, readSections } from "@paso/contract";
import { useMemo } from "react";

import { call } from "../../../api/index.ts";
import { pageFiles } from "../../../uploads/page-files.ts";
import { TextFilesContext } from "../../../uploads/text-files.ts";
import {
  type RenderPreview,
  SectionEditor,
  type SectionEditorProps,
} from "../editor/section-editor.tsx";
import { LibraryPageContext } from "../library/library-page.ts";
import { savePage } from "../saving/save-page.ts";
import { loadPage } from "../sections/load-page.ts";

interface PageEditorProps extends Pick<
  SectionEditorProps,
  "onSaved" | "onStayed" | "renderActions" | "openKey"
> {
  page: PageSections;
  /** Renders the content as students will see it. */
  renderPreview?: RenderPreview;
}

/** All sections of a page, to be changed. Give it a `key` per page. */
export function PageEditor({ page, renderPreview, ...screen }: PageEditorProps) {
  const { t } = useLingui();
  const pageId = page.page.id;
  const loaded = useMemo(() => loadPage(page), [page]);
  const files = useMemo(() => pageFiles(pageId, page), [pageId, page]);
  return (
    <TextFilesContext value={files}>
      <LibraryPageContext value={pageId}>
        <SectionEditor
          {...screen}
          {...(renderPreview && { preview: { pageId, draw: renderPreview } })}
          draftKey={`sections-update:${pageId}`}
          loaded={loaded}
          submitLabel={t`Modify Sections`}
          save={(store, onUpload) => savePage(store, pageId, onUpload)}
          reread={async () => loadPage(await call(readSections, { params: { pageId } }))}
          readCurrent={readCurrentPage}
        />
      </LibraryPageContext>
    </TextFilesContext>
  );
}

/** The response to a stale update contains the current page. */
function readCurrentPage(current: unknown) {
  return loadPage(current as PageSections);
}
