import { Plural, useLingui } from "@lingui/react/macro";
import type { SignInProvider } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { deleteProvider, enableProvider, signInSettingsQuery, tryProvider } from "./api.ts";
import { TestFindings } from "./test-findings.tsx";

interface ProviderCardProps {
  provider: SignInProvider;
  onEdit: () => void;
  /** Buttons that reorder it. */
  moves: ReactNode;
}

/** A provider and its actions. */
export function ProviderCard({ provider, onEdit, moves }: ProviderCardProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, name, enabled, people } = provider;
  const reload = () => queryClient.invalidateQueries(signInSettingsQuery);
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const test = useMutation({ mutationFn: () => tryProvider(id), onError });
  const toggle = useMutation({
    mutationFn: () => enableProvider(id, !enabled),
    onError,
    onSettled: reload,
  });
  const remove = useMutation({ mutationFn: () => deleteProvider(id), onError, onSettled: reload });
  const needsSecret = provider.kind === "oidc" && !provider.can_read_secret;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</h2>
        <Badge tone="calm">{provider.kind === "oidc" ? "OpenID Connect" : "SAML 2.0"}</Badge>
        <Badge tone={enabled ? "accent" : "warm"}>
          {enabled ? t`Enabled` : t({ message: "Disabled", context: "provider" })}
        </Badge>
        {needsSecret && <Badge tone="wrong">{t`Enter the client secret again`}</Badge>}
        <div className="ms-auto flex">{moves}</div>
      </div>
      <p className="text-small wrap-anywhere text-muted">
        {provider.kind === "oidc" ? provider.issuer : provider.entity_id}
        {" · "}
        <Plural value={people} one="# person uses it" other="# people use it" />
      </p>
      {test.data && <TestFindings test={test.data} />}
      <div className="flex flex-wrap gap-x-2">
        <Button variant="plain" aria-label={t`Edit ${name}`} onPress={onEdit}>
          {t`Edit`}
        </Button>
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
          aria-label={enabled ? t`Disable ${name}` : t`Enable ${name}`}
          busy={toggle.isPending}
          onPress={() => toggle.mutate()}
        >
          {enabled ? t`Disable` : t`Enable`}
        </Button>
        <Button variant="plain" aria-label={t`Remove ${name}`} onPress={() => setIsRemoving(true)}>
          {t`Remove`}
        </Button>
      </div>
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
        {t`Nobody will be able to sign in with it. Accounts stay; people without a password can get one through “Forgot your password?”.`}
      </ConfirmDialog>
    </li>
  );
}
