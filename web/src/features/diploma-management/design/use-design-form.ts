import { useLingui } from "@lingui/react/macro";
import type { DiplomaDesign, SiteDiplomaDesign } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import type { Draft } from "../../../drafts/use-draft.ts";
import { showToast } from "../../../ui/staff/toast.ts";
import { useFaultFocus } from "../../../ui/staff/use-fault-focus.ts";

export type DesignForm = ReturnType<typeof useDesignForm>;

interface DesignFormOptions {
  state: SiteDiplomaDesign;
  draft: Draft<DiplomaDesign>;
  /** Saves a design, or removes the custom one (null). */
  save: (design: DiplomaDesign | null) => Promise<SiteDiplomaDesign>;
  /** Applies what was saved. */
  onSaved: (state: SiteDiplomaDesign) => Promise<unknown>;
}

/**
 * The values of a design being edited, stored on every change until saved. A value's error is shown until
 * the value changes.
 */
export function useDesignForm({ state, draft, save, onSaved }: DesignFormOptions) {
  const { t } = useLingui();
  const [values, setValues] = useState(draft.restored ?? state.design);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const mutation = useMutation({
    mutationFn: save,
    async onSuccess(saved, design) {
      setValues(saved.design);
      setRestored(false);
      await draft.discard();
      await onSaved(saved);
      showToast({ text: design ? t`Saved` : t`The design is removed` });
    },
  });
  const form = useFaultFocus(mutation.error);
  const messages = mutation.error instanceof ApiError ? mutation.error.fieldMessages : {};
  const isBeside = Object.keys(messages).length > 0;
  const isChanged = !isSame(values, state.design);
  return {
    values,
    set: (change: Partial<DiplomaDesign>) => {
      const next = { ...values, ...change };
      setValues(next);
      if (isSame(next, state.design)) void draft.discard();
      else draft.keep(next);
    },
    /** The error of a value, such as `signatures.0.name`. */
    issue: (path: string): string | undefined =>
      isSame(valueAt(values, path), valueAt(mutation.variables, path)) ? messages[path] : undefined,
    failure: mutation.error && !isBeside ? describeFailure(mutation.error) : null,
    isBusy: mutation.isPending,
    isChanged,
    isRestored: isRestored && isChanged,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!mutation.isPending) mutation.mutate(values);
      },
    },
    /** Removes the custom design. */
    remove: () => mutation.mutate(null),
    startOver: () => {
      setValues(state.design);
      setRestored(false);
      mutation.reset();
      void draft.discard();
    },
  };
}

/** Deep equality, regardless of key order. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_key: string, value: unknown) =>
    isRecord(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** The value at a path such as `signatures.0.name`. */
function valueAt(design: unknown, path: string): unknown {
  return path.split(".").reduce((value, key) => (isRecord(value) ? value[key] : undefined), design);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Null for a draft of an older version of the form. */
export function readDesignDraft(body: unknown): DiplomaDesign | null {
  if (typeof body !== "object" || body === null) return null;
  const { paper, orientation, heading, lead, details, signatures, logo, background } =
    body as Partial<DiplomaDesign>;
  const fits =
    [paper, orientation, heading, lead].every((value) => typeof value === "string") &&
    Array.isArray(details) &&
    Array.isArray(signatures) &&
    typeof logo === "boolean" &&
    background !== undefined;
  return fits ? (body as DiplomaDesign) : null;
}
