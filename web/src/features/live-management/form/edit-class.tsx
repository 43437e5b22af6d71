import { useLingui } from "@lingui/react/macro";
import type { ClassChoices, PlannedClass } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { type Draft, useDraft } from "../../../drafts/use-draft.ts";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { choicesQuery, putClass } from "../queries/class-queries.ts";
import { ClassFormFields } from "./class-form.tsx";
import { type ClassDraft, fieldsOf, readClassDraft, valuesOf } from "./class-values.ts";
import { useClassForm } from "./use-class-form.ts";

interface EditClassProps {
  planned: PlannedClass;
  onSaved: (planned: PlannedClass) => void;
}

/** Edits a class and all its future dates. */
export function EditClass({ planned, onSaved }: EditClassProps) {
  const { t } = useLingui();
  const draft = useDraft(`live-class:${planned.id}`, readClassDraft);
  const choices = useQuery(choicesQuery(planned.course?.id ?? null));
  const repeats = planned.repeat !== null;
  return (
    <>
      {repeats && (
        <p className="max-w-prose text-muted">
          {t`This changes all dates to come. To change one alone, move or cancel it in the list of dates.`}
        </p>
      )}
      {choices.isError && !choices.data && (
        <LoadFailure
          failure={describeFailure(choices.error)}
          onRetry={() => void choices.refetch()}
        />
      )}
      {choices.data && draft.ready ? (
        <EditClassForm planned={planned} choices={choices.data} draft={draft} onSaved={onSaved} />
      ) : (
        !choices.isError && <Loading className="py-10" />
      )}
    </>
  );
}

interface EditClassFormProps extends EditClassProps {
  choices: ClassChoices;
  draft: Draft<ClassDraft>;
}

function EditClassForm({ planned, choices, draft, onSaved }: EditClassFormProps) {
  const { t } = useLingui();
  const form = useClassForm({
    start: { version: planned.version, values: valuesOf(planned) },
    draft,
    save: (values, version) => putClass(planned.id, fieldsOf(values), version),
    onSaved,
  });
  return <ClassFormFields form={form} choices={choices} saveLabel={t`Save`} />;
}
