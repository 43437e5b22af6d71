import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { type RefObject, type SubmitEvent, useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import { showToast } from "../../ui/staff/toast.ts";
import { useFaultFocus } from "../../ui/staff/use-fault-focus.ts";

interface SettingsFormOptions<Values, Saved> {
  /** Names the section in the key of its draft. */
  section: string;
  /** The saved values. */
  saved: Values;
  save: (values: Values) => Promise<Saved>;
  /** Applies what was saved, and returns the values the form continues with. */
  onSaved: (saved: Saved) => Values | Promise<Values>;
}

/** State of the frame of a section. */
export interface SettingsFormState {
  /** False until the draft has loaded. */
  isReady: boolean;
  isBusy: boolean;
  isChanged: boolean;
  failure: ReturnType<typeof describeFailure> | null;
  isRestored: boolean;
  startOver: () => void;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/** A section's values while they are typed. */
interface SettingsForm<Values> extends SettingsFormState {
  values: Values;
  /** Incremented when the values change other than by typing. */
  revision: number;
  set: (change: Partial<Values>) => void;
  /** The error of a value, or of a part of it. */
  issue: (name: keyof Values & string) => string | undefined;
  /** The same for values saved along with them, but not stored as a draft. */
  secretIssue: (name: string) => string | undefined;
}

/**
 * The state of one section of the site's settings. Input is kept as a draft and survives a failed save;
 * leaving with unsaved changes asks for confirmation.
 */
export function useSettingsForm<Values extends object, Saved>({
  section,
  saved,
  save,
  onSaved,
}: SettingsFormOptions<Values, Saved>): SettingsForm<Values> {
  const { t } = useLingui();
  const [start] = useState(() => saved);
  const [read] = useState(() => (body: unknown) => readDraft(body, start));
  const draft = useDraft(`site-${section}`, read);
  const [typed, setTyped] = useState<Values | null>(null);
  const [base, setBase] = useState(saved);
  const [revision, setRevision] = useState(0);
  const [isGivenUp, setGivenUp] = useState(false);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const restored = isGivenUp ? null : draft.restored;
  const values = typed ?? restored ?? base;
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: save,
    onMutate: () => setEdited(new Set()),
    async onSuccess(answer) {
      const next = await onSaved(answer);
      await draft.discard();
      setBase(next);
      setRevision((count) => count + 1);
      setTyped(null);
      setGivenUp(true);
      showToast({ text: t`Saved` });
    },
  });
  const form = useFaultFocus(error);
  const messages = error instanceof ApiError ? error.fieldMessages : {};

  return {
    isReady: draft.ready,
    values,
    revision,
    set(change) {
      const next = { ...values, ...change };
      setTyped(next);
      setEdited(new Set([...edited, ...Object.keys(change)]));
      if (isSame(next, base)) void draft.discard();
      else draft.keep(next);
    },
    isBusy: isPending,
    isChanged: !isSame(values, base),
    failure: error && Object.keys(messages).length === 0 ? describeFailure(error) : null,
    isRestored: restored !== null && typed === null,
    startOver() {
      reset();
      setRevision((count) => count + 1);
      setTyped(null);
      setGivenUp(true);
      void draft.discard();
    },
    issue(name) {
      if (edited.has(name)) return undefined;
      const key = Object.keys(messages).find((one) => one === name || one.startsWith(`${name}.`));
      return key === undefined ? undefined : messages[key];
    },
    secretIssue: (name) => messages[name],
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (!isPending) mutate(values);
      },
    },
  };
}

/** A draft with every value, each of its current type; null for anything else. */
function readDraft<Values extends object>(body: unknown, start: Values): Values | null {
  if (typeof body !== "object" || body === null) return null;
  const kept = Object.entries(start).every(([name, value]) => {
    const other = (body as Record<string, unknown>)[name];
    const isEmpty = value === null || other === null;
    return isEmpty ? other !== undefined : typeof other === typeof value;
  });
  return kept ? (body as Values) : null;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
