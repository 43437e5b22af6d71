import { useLingui } from "@lingui/react/macro";
import type { LiveProviderKind, LiveProviders, StoredLiveCredentials } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { type Owner, saveProvider } from "./api.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { credentialsOf, typedOf } from "./typed-credentials.ts";

interface ProviderFormProps {
  kind: LiveProviderKind;
  courseId: Owner;
  stored: StoredLiveCredentials | undefined;
  canStoreSecret: boolean;
  onSaved: (saved: LiveProviders) => Promise<void>;
  onCancel: () => void;
}

/** A provider's credentials. Input is kept if they are refused. */
export function ProviderForm(props: ProviderFormProps) {
  const { kind, courseId, stored, canStoreSecret, onSaved, onCancel } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState(() => typedOf(stored));
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: () => saveProvider(courseId, credentialsOf(kind, typed)),
    async onSuccess(saved) {
      await onSaved(saved);
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
      <ProviderFields
        kind={kind}
        typed={typed}
        onChange={(change) => setTyped({ ...typed, ...change })}
        secret={stored?.secret ?? "none"}
        canStoreSecret={canStoreSecret}
        issues={issues}
      />
      <FormError failure={save.error && !hasIssues ? describeFailure(save.error) : null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {t`Save`}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
