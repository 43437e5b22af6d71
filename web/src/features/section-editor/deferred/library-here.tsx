import { useLingui } from "@lingui/react/macro";
import {
  type AuthoredSection,
  type LibraryHit,
  type LibraryKind,
  takeSections,
} from "@paso/contract";
import { useMutation } from "@tanstack/react-query";

import { call, describeFailure } from "../../../api/index.ts";
import { LibraryDialog } from "../../../course-library/library-dialog.tsx";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";
import { showToast } from "../../../ui/staff/toast.ts";
import { addSections } from "../paste/add-sections.ts";
import { useEditorStore } from "../sections/editor-context.ts";
import { readSection } from "../sections/read-section.ts";

const SECTIONS: readonly LibraryKind[] = ["section", "quiz", "poll", "opinion", "reading", "video"];

interface LibraryHereProps {
  pageId: number;
  /** Called with the key of the added section. */
  onAdded: (key: string | undefined) => void;
  onClose: () => void;
}

/** Adds sections of other pages after the open one, or at the end; the next save publishes them. */
export function LibraryHere({ pageId, onAdded, onClose }: LibraryHereProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: ({ id }: LibraryHit) =>
      call(takeSections, { params: { pageId }, body: { section_ids: [id] } }),
    onSuccess({ sections }) {
      const fresh = sections.map(asNew);
      addSections(store, fresh);
      const number = store.getState().sections[fresh[0]?.key ?? ""]?.order;
      showToast({ text: t`Added as section ${number}, not saved yet` });
      onClose();
      onAdded(fresh[0]?.key);
    },
  });
  return (
    <LibraryDialog
      kinds={SECTIONS}
      note={t`Sections and questions of all your courses, with their files. A copy is added to this page; the original stays as it is.`}
      adding={isPending ? variables : null}
      failure={error && describeFailure(error)}
      onAdd={mutate}
      onClose={onClose}
    />
  );
}

/** Its options are new ones; its files are the page's already. */
function asNew(section: AuthoredSection): SectionForm {
  const form = readSection(section);
  const copied = { ...form, ...staffKind(form).copy?.(form), key: newKey(), id: null };
  return form.type === "paragraph" ? { ...form, key: newKey(), id: null } : copied;
}
