import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseSignUp, SignUpSettings } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import type { Draft } from "../../drafts/use-draft.ts";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, putSignUp } from "./api.ts";

export type SignUpDraft = Draft<SignUpSettings>;
export type SignUpForm = ReturnType<typeof useSignUpForm>;

/** The form's values, stored on every change until they are saved. */
export function useSignUpForm(signUp: CourseSignUp, draft: SignUpDraft) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const courseId = signUp.course.id;
  const [values, setValues] = useState(draft.restored ?? signUp.settings);
  /** The text editor keeps the first callback it was given. */
  const latest = useRef(values);
  const show = (next: SignUpSettings) => {
    latest.current = next;
    setValues(next);
  };
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const save = useMutation({
    mutationFn: () => putSignUp(courseId, values),
    async onSuccess({ settings, enrolled }) {
      show(settings);
      setRestored(false);
      await draft.discard();
      showToast({
        text:
          enrolled > 0
            ? t`Saved. ${plural(enrolled, { one: "# person came in from the waiting list", other: "# people came in from the waiting list" })}`
            : t`Saved`,
      });
      await queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
  });
  const messages = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const isBeside = Object.keys(messages).length > 0;
  return {
    values,
    set: (change: Partial<SignUpSettings>) => {
      const next = { ...latest.current, ...change };
      show(next);
      draft.keep(next);
      if (save.isError) save.reset();
    },
    /** Props of the field that edits a value. */
    field: (name: keyof SignUpSettings) => ({
      name,
      error: messages[name],
      isDisabled: !signUp.may_edit || save.isPending,
    }),
    failure: save.error && !isBeside ? describeFailure(save.error) : null,
    /** The error of a teacher's name, by position. */
    nameIssue: (index: number) => messages[`teachers.${index}.name`],
    isSaving: save.isPending,
    save: () => {
      if (!save.isPending) save.mutate();
    },
    isRestored,
    startOver: () => {
      show(signUp.settings);
      setRestored(false);
      void draft.discard();
    },
  };
}

/** Null for a draft of an older version of the form. */
export function readSignUpDraft(body: unknown): SignUpSettings | null {
  if (typeof body !== "object" || body === null) return null;
  const draft = body as Partial<SignUpSettings>;
  const fits =
    typeof draft.way === "string" &&
    typeof draft.summary === "string" &&
    typeof draft.description === "string" &&
    typeof draft.is_public === "boolean" &&
    typeof draft.is_indexed === "boolean" &&
    Array.isArray(draft.teachers);
  return fits ? (body as SignUpSettings) : null;
}
