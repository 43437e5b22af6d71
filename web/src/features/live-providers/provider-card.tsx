import { useLingui } from "@lingui/react/macro";
import { LIVE_PROVIDER_NAMES, type LiveProviderKind, type LiveProviders } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure, writeQuery } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { liveProvidersQuery, type Owner, removeProvider, testProvider } from "./api.ts";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderSummary } from "./provider-summary.tsx";
import { TestFindings } from "./test-findings.tsx";

interface ProviderCardProps {
  kind: LiveProviderKind;
  courseId: Owner;
  providers: LiveProviders;
}

/** A provider: its configuration and actions. */
export function ProviderCard({ kind, courseId, providers }: ProviderCardProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const name = LIVE_PROVIDER_NAMES[kind];
  const stored = providers.credentials.find((one) => one.kind === kind);
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const test = useMutation({ mutationFn: () => testProvider(courseId, kind), onError });
  const take = (saved: LiveProviders) =>
    writeQuery(queryClient, liveProvidersQuery(courseId), () => saved);
  const remove = useMutation({
    mutationFn: () => removeProvider(courseId, kind),
    async onSuccess(saved) {
      await take(saved);
      test.reset();
      showToast({ text: t`Service removed` });
    },
    onError,
  });

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-4">
      <ProviderSummary
        kind={kind}
        stored={stored}
        isFromSite={providers.from_site.includes(kind)}
      />
      {isEditing && (
        <ProviderForm
          kind={kind}
          courseId={courseId}
          stored={stored}
          canStoreSecret={providers.can_store_secret}
          onSaved={async (saved) => {
            await take(saved);
            test.reset();
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      )}
      {test.data && !isEditing && <TestFindings test={test.data} />}
      {providers.may_change && !isEditing && (
        <div className="-mx-2 flex flex-wrap gap-x-2">
          <Button
            variant="plain"
            aria-label={stored ? t`Edit ${name}` : t`Set up ${name}`}
            onPress={() => setIsEditing(true)}
          >
            {stored ? t`Edit` : t`Set up`}
          </Button>
          {stored && (
            <>
              <Button
                variant="plain"
                aria-label={t`Test ${name}`}
                busy={test.isPending}
                onPress={() => test.mutate()}
              >
                {t`Test`}
              </Button>
              <Button
                variant="plain"
                aria-label={t`Remove ${name}`}
                busy={remove.isPending}
                onPress={() => setIsRemoving(true)}
              >
                {t`Remove`}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        title={t`Remove ${name}?`}
        confirmLabel={t`Remove`}
        danger
        onConfirm={() => {
          setIsRemoving(false);
          remove.mutate();
        }}
      >
        {t`The credentials are forgotten. Classes that are planned with them can no longer be joined until you set them up again; nothing is deleted at the service.`}
      </ConfirmDialog>
    </li>
  );
}
