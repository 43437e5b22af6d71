import { useLingui } from "@lingui/react/macro";
import type { SignInProvider, SignInSettings } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure, writeQuery } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { IconButton } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { SwitchField } from "../../ui/staff/switch-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { saveSettings, signInSettingsQuery } from "./api.ts";
import { ProviderCard } from "./provider-card.tsx";

interface ProviderListProps {
  settings: SignInSettings;
  onEdit: (provider: SignInProvider) => void;
}

/** The providers in button order, and whether password sign-in is also offered. */
export function ProviderList({ settings, onEdit }: ProviderListProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { providers, hides_password } = settings;
  const order = providers.map(({ id }) => id);
  const save = useMutation({
    mutationFn: saveSettings,
    onSuccess: (saved) => writeQuery(queryClient, signInSettingsQuery, () => saved),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  const move = (index: number, by: number) => {
    const moved = order.slice(index, index + 1);
    const rest = order.toSpliced(index, 1);
    save.mutate({ hides_password, order: rest.toSpliced(index + by, 0, ...moved) });
  };
  if (providers.length === 0) {
    return (
      <EmptyState
        title={t`No providers yet`}
        text={t`People sign in with their password or a passkey. Add a provider, and its button appears on the sign-in page.`}
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {providers.map((provider, index) => (
          <ProviderCard
            key={provider.id}
            provider={provider}
            onEdit={() => onEdit(provider)}
            moves={
              <>
                {index > 0 && (
                  <IconButton
                    icon="up"
                    label={t`Move ${provider.name} up`}
                    onPress={() => move(index, -1)}
                  />
                )}
                {index < providers.length - 1 && (
                  <IconButton
                    icon="down"
                    label={t`Move ${provider.name} down`}
                    onPress={() => move(index, 1)}
                  />
                )}
              </>
            }
          />
        ))}
      </ul>
      <SwitchField
        label={t`Hide the form for a password`}
        hint={t`It is then shown only at /login?password. Keep that address in case no provider responds.`}
        value={hides_password}
        onChange={(hidden) => save.mutate({ hides_password: hidden, order })}
      />
    </>
  );
}
