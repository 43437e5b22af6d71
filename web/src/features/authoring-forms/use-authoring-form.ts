import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import type { Draft } from "../../drafts/use-draft.ts";
import { useFaultFocus } from "../../ui/staff/use-fault-focus.ts";

interface AuthoringFormOptions<Values, Answer> {
  /** The form's draft, ready. */
  draft: Draft<Values>;
  /** The saved values, or a blank form. */
  start: Values;
  save: (values: Values) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
}

/**
 * The state of an authoring form: its values, kept as a draft with every change; its submission, which
 * disables all fields; its validation messages, scrolling to and focusing the first invalid field. Values
 * survive a failure.
 */
export function useAuthoringForm<Values extends object, Answer>({
  draft,
  start,
  save,
  onSaved,
}: AuthoringFormOptions<Values, Answer>) {
  const [values, setValues] = useState(draft.restored ?? start);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  /** Fields changed since the last refusal: their messages are stale. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const { mutate, error, isPending } = useMutation({
    mutationFn: save,
    onMutate: () => setEdited(new Set()),
    onSuccess: (answer) => {
      void draft.discard();
      onSaved(answer);
    },
  });
  const form = useFaultFocus(error);
  const messages = error instanceof ApiError ? error.fieldMessages : {};

  const set = (change: Partial<Values>) => {
    const next = { ...values, ...change };
    setValues(next);
    setEdited(new Set([...edited, ...Object.keys(change)]));
    draft.keep(next);
  };

  return {
    values,
    set,
    busy: isPending,
    failure: error && describeFailure(error),
    /** Props of the field that edits a value: its name, its error, and whether it is disabled. */
    field: (name: keyof Values & string) => ({
      name,
      isDisabled: isPending,
      error: edited.has(name) ? undefined : messages[name],
    }),
    isRestored,
    startOver: () => {
      setValues(start);
      setRestored(false);
      void draft.discard();
    },
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) mutate(values);
      },
    },
  };
}
