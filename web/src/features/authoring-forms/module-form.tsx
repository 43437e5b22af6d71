import { useLingui } from "@lingui/react/macro";
import { createModule, updateModule, type EndpointOutput, type listModules } from "@paso/contract";

import { call, callOnce } from "../../api/index.ts";
import { useDraft, type Draft } from "../../drafts/use-draft.ts";
import { DateTimeField } from "../../ui/staff/date-time-field.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { NumberField } from "../../ui/staff/number-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { FormFrame } from "./form-frame.tsx";
import { readDraftLike } from "./read-draft-like.ts";
import { useAuthoringForm } from "./use-authoring-form.ts";
import { nextOrder, UsedOrders } from "./used-orders.tsx";

type Module = EndpointOutput<typeof listModules>["modules"][number];

const blank = {
  title: "",
  order: null as number | null,
  start_date: null as string | null,
  end_date: null as string | null,
};
type ModuleValues = typeof blank;
const readModuleDraft = readDraftLike(blank);

interface ModuleFormProps {
  courseId: number;
  /** The course's modules. */
  siblings: readonly Module[];
  /** The module to edit; omitted for a new one. */
  module?: Module;
  /** For the dates, which a module has once it is there. */
  timeZone?: string | undefined;
  /** Navigates to the address in the response. */
  onSaved: (address: string) => void;
}

/** Creates or changes a module. Give it a `key` per course and module. */
export function ModuleForm(props: ModuleFormProps) {
  const { courseId, module } = props;
  const key = module ? `module-edit:${courseId}:${module.id}` : `module-new:${courseId}`;
  const draft = useDraft(key, readModuleDraft);
  return draft.ready ? <ModuleFields {...props} draft={draft} /> : <Loading />;
}

function ModuleFields({
  courseId,
  siblings,
  module,
  timeZone,
  onSaved,
  draft,
}: ModuleFormProps & { draft: Draft<ModuleValues> }) {
  const { t } = useLingui();
  const form = useAuthoringForm({
    draft,
    start: module ?? { ...blank, order: nextOrder(siblings) },
    save: ({ title, order, start_date, end_date }) => {
      const body = { title, order: order ?? 0 };
      return module
        ? call(updateModule, {
            params: { courseId, moduleId: module.id },
            body: { ...body, start_date, end_date },
          })
        : callOnce(createModule, { params: { courseId }, body });
    },
    onSaved: ({ redirect_to }) => onSaved(redirect_to),
  });
  const { values, set, field } = form;
  return (
    <FormFrame
      form={form}
      submitLabel={module ? t`Save module` : t`Create module`}
      isComplete={values.title.trim() !== "" && values.order !== null}
    >
      <TextField
        {...field("title")}
        label={t`Title`}
        maxLength={255}
        value={values.title}
        onChange={(title) => set({ title })}
      />
      {module && timeZone !== undefined && (
        <>
          <DateTimeField
            {...field("start_date")}
            label={t`Start date`}
            timeZone={timeZone}
            value={values.start_date}
            onChange={(start_date) => set({ start_date })}
          />
          <DateTimeField
            {...field("end_date")}
            label={t`End date`}
            timeZone={timeZone}
            value={values.end_date}
            onChange={(end_date) => set({ end_date })}
          />
        </>
      )}
      <div className="grid gap-1.5">
        <NumberField
          {...field("order")}
          label={t`Order`}
          value={values.order}
          onChange={(order) => set({ order })}
        />
        <UsedOrders siblings={siblings} {...(module && { ownId: module.id })} />
      </div>
    </FormFrame>
  );
}
