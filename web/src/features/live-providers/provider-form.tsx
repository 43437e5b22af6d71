import { useLingui } from "@lingui/react/macro";
import type { LiveProviderKind, LiveProviders, StoredLiveCredentials } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { DraftNotice } from "../../drafts/draft-notice.tsx";
import { type Draft, useDraft } from "../../drafts/use-draft.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { type Owner, saveProvider } from "./api.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { credentialsOf, readTyped, type TypedCredentials, typedOf } from "./typed-credentials.ts";

interface ProviderFormProps {
  kind: LiveProviderKind;
  courseId: Owner;
  stored: StoredLiveCredentials | undefined;
  canStoreSecret: boolean;
  onSaved: (saved: LiveProviders) => Promise<void>;
  onCancel: () => void;
}

/**
 * A provider's credentials. Input is kept if they are refused, and as a draft when leaving; a secret is not
 * kept in drafts.
 */
export function ProviderForm(props: ProviderFormProps) {
  const { kind, courseId } = props;
  const course = courseId === null ? "" : `:${courseId}`;
  const draft = useDraft(`live-provider-${kind}${course}`, readTyped);
  if (!draft.ready) return <Loading className="py-4" />;
  return <CredentialsForm {...props} draft={draft} />;
}

function CredentialsForm(props: ProviderFormProps & { draft: Draft<TypedCredentials> }) {
  const { kind, courseId, stored, canStoreSecret, onSaved, onCancel, draft } = props;
  const { t } = useLingui();
  const saved = typedOf(stored);
  const [restored, setRestored] = useState(draft.restored);
  const [typed, setTyped] = useState(restored ?? saved);
  const change = (next: TypedCredentials) => {
    setTyped(next);
    draft.keep({ ...next, secret: "" });
  };
  const startOver = () => {
    void draft.discard();
    setRestored(null);
    setTyped(saved);
  };
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: () => saveProvider(courseId, credentialsOf(kind, typed)),
    async onSuccess(providers) {
      await draft.discard();
      await onSaved(providers);
      showToast({ text: t`Saved. Test it now.` });
    },
  });
  const issues = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const hasIssues = Object.keys(issues).length > 0;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input")?.focus();
  }, []);
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [save.error]);

  return (
    <form
      ref={form}
      noValidate
      className="mt-2 grid max-w-prose grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      {restored && <DraftNotice onDiscard={startOver} />}
      <ProviderFields
        kind={kind}
        typed={typed}
        onChange={(part) => change({ ...typed, ...part })}
        secret={stored?.secret ?? "none"}
        canStoreSecret={canStoreSecret}
        issues={issues}
      />
      <FormError failure={save.error && !hasIssues ? describeFailure(save.error) : null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {t`Save`}
        </Button>
        <Button
          variant="quiet"
          onPress={() => {
            void draft.discard();
            onCancel();
          }}
        >
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
