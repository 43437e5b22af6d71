import type { SiteSurvey, SurveyFields } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";

import { ApiError, describeFailure, writeQuery } from "../../../api/index.ts";
import type { Draft } from "../../../drafts/use-draft.ts";
import { useFaultFocus } from "../../../ui/staff/use-fault-focus.ts";
import { postPublish, putSurvey, siteSurveyQuery, SURVEYS_KEY } from "../queries/survey-queries.ts";
import { fieldsOf, type SurveyDraft } from "./survey-draft.ts";

interface SurveyFormOptions {
  survey: SiteSurvey;
  /** The form's draft, ready. */
  draft: Draft<SurveyDraft>;
  onSaved: (survey: SiteSurvey, wasPublished: boolean) => void;
}

/**
 * The state of a survey's form. Input is kept as a draft and survives a failed save; a field's message
 * stays until the field changes.
 */
export function useSurveyForm({ survey, draft, onSaved }: SurveyFormOptions) {
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => draft.restored?.fields ?? fieldsOf(survey));
  const [version, setVersion] = useState(draft.restored?.version ?? survey.version);
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const [edited, setEdited] = useState<readonly string[]>([]);

  const takeOver = async (saved: SiteSurvey) => {
    setVersion(saved.version);
    await writeQuery(queryClient, siteSurveyQuery(saved.id), () => saved);
    void queryClient.invalidateQueries({ queryKey: [...SURVEYS_KEY, "list"] });
  };
  const { mutate, error, isPending, reset } = useMutation({
    async mutationFn({ publishes, over = version }: { publishes: boolean; over?: number }) {
      const saved = await putSurvey(survey.id, values, over);
      await takeOver(saved);
      if (!publishes) return saved;
      const published = await postPublish(survey.id);
      await takeOver(published);
      return published;
    },
    onMutate: () => setEdited([]),
    async onSuccess(saved, { publishes }) {
      setValues(fieldsOf(saved));
      setRestored(false);
      await draft.discard();
      onSaved(saved, publishes);
    },
  });
  const form = useFaultFocus(error);
  const messages = error instanceof ApiError ? error.fieldMessages : {};
  const isStale = error instanceof ApiError && error.body.code === "stale_version";
  const current = isStale ? (error.body as { current?: SiteSurvey }).current : undefined;

  function startOver(from: SiteSurvey): void {
    reset();
    setValues(fieldsOf(from));
    setVersion(from.version);
    setRestored(false);
    void draft.discard();
  }

  return {
    values,
    isBusy: isPending,
    isChanged: JSON.stringify(values) !== JSON.stringify(fieldsOf(survey)),
    isRestored,
    failure:
      error && !current && Object.keys(messages).length === 0 ? describeFailure(error) : null,
    issueCount: Object.keys(messages).filter((field) => !isEdited(edited, field)).length,
    /** Another user's version saved in the meantime. */
    conflict: current,
    issue: (field: string) => (isEdited(edited, field) ? undefined : messages[field]),
    /** @param field whose messages become stale; defaults to the changed fields */
    set: (change: Partial<SurveyFields>, field?: string) => {
      const next = { ...values, ...change };
      setValues(next);
      setEdited([...edited, ...(field ? [field] : Object.keys(change))]);
      draft.keep({ version, fields: next });
    },
    saveAndPublish: () => mutate({ publishes: true }),
    saveOver: (other: SiteSurvey) => mutate({ publishes: false, over: other.version }),
    startOver: () => startOver(survey),
    takeTheirs(other: SiteSurvey) {
      void takeOver(other);
      startOver(other);
    },
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPending) mutate({ publishes: false });
      },
    },
  };
}

function isEdited(edited: readonly string[], field: string): boolean {
  return edited.some((one) => field === one || field.startsWith(`${one}.`));
}
