import type { PlannedClass } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";

import { ApiError, describeFailure, writeQuery } from "../../../api/index.ts";
import type { Draft } from "../../../drafts/use-draft.ts";
import { useFaultFocus } from "../../../ui/staff/use-fault-focus.ts";
import { PLANNED_KEY, plannedClassQuery } from "../queries/class-queries.ts";
import { type ClassDraft, type ClassValues, valuesOf } from "./class-values.ts";

interface ClassFormOptions {
  /** Initial values if there is no draft. */
  start: ClassDraft;
  /** The form's draft, ready. */
  draft: Draft<ClassDraft>;
  /** Drops choices that are not offered. */
  fit?: (values: ClassValues) => ClassValues;
  save: (values: ClassValues, version: number) => Promise<PlannedClass>;
  onSaved: (planned: PlannedClass) => void;
}

export type ClassForm = ReturnType<typeof useClassForm>;

/**
 * The state of a class's form. Input is kept as a draft and survives a failed save; a field's message
 * stays until the field changes.
 */
export function useClassForm({ start, draft, fit, save, onSaved }: ClassFormOptions) {
  const queryClient = useQueryClient();
  const [{ values: typed, version }, setDraft] = useState(draft.restored ?? start);
  const values = fit?.(typed) ?? typed;
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const [edited, setEdited] = useState<readonly string[]>([]);

  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (over: number) => save(values, over),
    onMutate: () => setEdited([]),
    async onSuccess(planned) {
      await writeQuery(queryClient, plannedClassQuery(planned.id), () => planned);
      void queryClient.invalidateQueries({ queryKey: [...PLANNED_KEY, "list"] });
      await draft.discard();
      onSaved(planned);
    },
  });
  const form = useFaultFocus(error);
  const messages = error instanceof ApiError ? error.fieldMessages : {};
  const isStale = error instanceof ApiError && error.body.code === "stale_version";
  const current = isStale ? (error.body as { current?: PlannedClass }).current : undefined;
  const isEdited = (field: string) =>
    edited.some((one) => field === one || field.startsWith(`${one}.`));

  function startOver(from: ClassDraft): void {
    reset();
    setDraft(from);
    setRestored(false);
    void draft.discard();
  }

  return {
    values,
    isBusy: isPending,
    isRestored,
    failure:
      error && !current && Object.keys(messages).length === 0 ? describeFailure(error) : null,
    issueCount: Object.keys(messages).filter((field) => !isEdited(field)).length,
    /** Another user's version saved in the meantime. */
    conflict: current,
    issue: (field: string) => (isEdited(field) ? undefined : messages[field]),
    set: (change: Partial<ClassValues>) => {
      const next = { version, values: { ...values, ...change } };
      setDraft(next);
      setEdited([...edited, ...Object.keys(change)]);
      draft.keep(next);
    },
    saveOver: (other: PlannedClass) => mutate(other.version),
    startOver: () => startOver(start),
    async takeTheirs(other: PlannedClass) {
      await writeQuery(queryClient, plannedClassQuery(other.id), () => other);
      startOver({ version: other.version, values: valuesOf(other) });
    },
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) mutate(version);
      },
    },
  };
}
