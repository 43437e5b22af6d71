import { useLingui } from "@lingui/react/macro";
import type { EndpointOutput, listSectionOrders } from "@paso/contract";
import { useMemo } from "react";

import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { pageFiles } from "../../../uploads/page-files.ts";
import { TextFilesContext } from "../../../uploads/text-files.ts";
import {
  type RenderPreview,
  SectionEditor,
  type SectionEditorProps,
} from "../editor/section-editor.tsx";
import { LibraryPageContext } from "../library/library-page.ts";
import { savePage } from "../saving/save-page.ts";
import { newSection } from "../sections/new-section.ts";
import { nextOrder } from "../sections/order-sections.ts";

interface NewSectionsProps extends Pick<
  SectionEditorProps,
  "onSaved" | "onStayed" | "renderActions"
> {
  pageId: number;
  /** The page's existing sections. */
  existing: EndpointOutput<typeof listSectionOrders>;
  /** Renders the content as students will see it. */
  renderPreview?: RenderPreview;
}

/** Sections to be added to a page. Give it a `key` per page. */
export function NewSections({ pageId, existing, renderPreview, ...screen }: NewSectionsProps) {
  const { t } = useLingui();
  const { loaded, blank } = useMemo(() => {
    const usedOrders = existing.sections.map(({ order }) => order);
    const order = nextOrder(usedOrders);
    return {
      loaded: {
        version: null,
        sections: [],
        usedOrders,
        fileLimit: existing.file_limit,
        answers: {},
      },
      blank: newSection("paragraph", { key: newKey(), order, firstOption: "" }),
    };
  }, [existing]);
  const files = useMemo(() => pageFiles(pageId, existing), [pageId, existing]);
  return (
    <TextFilesContext value={files}>
      <LibraryPageContext value={pageId}>
        <SectionEditor
          {...screen}
          {...(renderPreview && { preview: { pageId, draw: renderPreview } })}
          draftKey={`sections-new:${pageId}`}
          loaded={loaded}
          blank={blank}
          submitLabel={t`Create sections`}
          save={(store, onUpload) => savePage(store, pageId, onUpload)}
          // No one else edits new sections: nothing can be stale.
          readCurrent={() => loaded}
        />
      </LibraryPageContext>
    </TextFilesContext>
  );
}
