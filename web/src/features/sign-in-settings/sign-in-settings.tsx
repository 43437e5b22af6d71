import { useLingui } from "@lingui/react/macro";
import type { SignInProvider, SignInSettings as Settings } from "@paso/contract";
import { useState } from "react";

import { Button } from "../../ui/staff/button.tsx";
import { ProviderForm } from "./provider-form.tsx";
import { ProviderList } from "./provider-list.tsx";

/** The form open in place of the list. */
type Opened = { kind: SignInProvider["kind"]; provider: SignInProvider | null } | null;

/** The sign-in providers, or the form of one of them. */
export function SignInSettings({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>(null);
  if (opened) {
    const { kind, provider } = opened;
    const what = kind === "oidc" ? "OpenID Connect" : "SAML 2.0";
    return (
      <section aria-labelledby="provider" className="grid gap-5">
        <h2 id="provider" className="text-question font-semibold">
          {provider ? t`Edit ${provider.name}` : t`New provider: ${what}`}
        </h2>
        <ProviderForm
          kind={kind}
          provider={provider}
          settings={settings}
          onDone={() => setOpened(null)}
        />
      </section>
    );
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button icon="add" onPress={() => setOpened({ kind: "oidc", provider: null })}>
          {t`Add OpenID Connect`}
        </Button>
        <Button
          icon="add"
          variant="quiet"
          onPress={() => setOpened({ kind: "saml", provider: null })}
        >
          {t`Add SAML 2.0`}
        </Button>
      </div>
      <ProviderList
        settings={settings}
        onEdit={(provider) => setOpened({ kind: provider.kind, provider })}
      />
    </>
  );
}
