import { useLingui } from "@lingui/react/macro";
import { createPage, updatePage, type EndpointOutput, type listPages } from "@paso/contract";

import { call, callOnce } from "../../api/index.ts";
import { useDraft, type Draft } from "../../drafts/use-draft.ts";
import { Loading } from "../../ui/staff/loading.tsx";
import { NumberField } from "../../ui/staff/number-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { readDraftLike } from "./read-draft-like.ts";
import { useAuthoringForm } from "./use-authoring-form.ts";
import { nextOrder, UsedOrders } from "./used-orders.tsx";

type Page = EndpointOutput<typeof listPages>["pages"][number];

const blank = { title: "", order: null as number | null };
type PageValues = typeof blank;
const readPageDraft = readDraftLike(blank);

interface PageFormProps {
  courseId: number;
  moduleId: number;
  /** The module's pages. */
  siblings: readonly Page[];
  /** The page to edit; omitted for a new one. */
  page?: Page;
  /** Navigates to the address in the response. */
  onSaved: (address: string) => void;
}

/** Creates or changes a page. Give it a `key` per module and page. */
export function PageForm(props: PageFormProps) {
  const { moduleId, page } = props;
  const draft = useDraft(
    page ? `page-edit:${moduleId}:${page.id}` : `page-new:${moduleId}`,
    readPageDraft,
  );
  return draft.ready ? <PageFields {...props} draft={draft} /> : <Loading />;
}

function PageFields({
  courseId,
  moduleId,
  siblings,
  page,
  onSaved,
  draft,
}: PageFormProps & { draft: Draft<PageValues> }) {
  const { t } = useLingui();
  const form = useAuthoringForm({
    draft,
    start: page ?? { ...blank, order: nextOrder(siblings) },
    save: ({ title, order }) => {
      const body = { title, order: order ?? 0 };
      return page
        ? call(updatePage, { params: { courseId, moduleId, pageId: page.id }, body })
        : callOnce(createPage, { params: { moduleId }, body });
    },
    onSaved: ({ redirect_to }) => onSaved(redirect_to),
  });
  const { values, set, field } = form;
  return (
    <FormFrame
      form={form}
      submitLabel={page ? t`Save page` : t`Create page`}
      isComplete={values.title.trim() !== "" && values.order !== null}
    >
      <TextField
        {...field("title")}
        label={t`Title`}
        maxLength={255}
        value={values.title}
        onChange={(title) => set({ title })}
      />
      <div className="grid gap-1.5">
        <NumberField
          {...field("order")}
          label={t`Order`}
          value={values.order}
          onChange={(order) => set({ order })}
        />
        <UsedOrders siblings={siblings} {...(page && { ownId: page.id })} />
      </div>
    </FormFrame>
  );
}
