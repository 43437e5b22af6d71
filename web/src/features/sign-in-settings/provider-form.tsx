import { useLingui } from "@lingui/react/macro";
import type { SignInProvider, SignInSettings } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { saveProvider, signInSettingsQuery } from "./api.ts";
import { OidcFields } from "./oidc-fields.tsx";
import { OwnAddresses } from "./own-addresses.tsx";
import { emptyFields, fieldsOf, keyOf, type ProviderFields } from "./provider-fields.ts";
import { RuleFields } from "./rule-fields.tsx";
import { SamlFields } from "./saml-fields.tsx";

interface ProviderFormProps {
  kind: SignInProvider["kind"];
  /** Null for a new one. */
  provider: SignInProvider | null;
  settings: SignInSettings;
  onDone: () => void;
}

/** Adds or edits a provider. Input is kept if it is refused. */
export function ProviderForm({ kind, provider, settings, onDone }: ProviderFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<ProviderFields>(() =>
    provider ? fieldsOf(provider) : emptyFields(kind),
  );
  const form = useRef<HTMLFormElement>(null);
  const key = fields.key || keyOf(fields.name);
  const save = useMutation({
    mutationFn: () => saveProvider({ ...fields, key }, provider?.id ?? null),
    async onSuccess() {
      await queryClient.invalidateQueries(signInSettingsQuery);
      showToast({ text: provider ? t`Saved` : t`Added. Test it, then enable it.` });
      onDone();
    },
  });
  const issues = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const hasIssues = Object.keys(issues).length > 0;
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [save.error]);

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-prose gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        label={t`Name`}
        name="name"
        hint={t`On the button: “Continue with …”.`}
        value={fields.name}
        onChange={(name) => setFields({ ...fields, name })}
        maxLength={60}
        error={issues["name"]}
      />
      {provider === null && (
        <TextField
          label={t`Name in addresses`}
          name="key"
          hint={t`Lowercase letters, digits and hyphens. It cannot be changed later.`}
          value={key}
          onChange={(typed) => setFields({ ...fields, key: typed })}
          maxLength={40}
          error={issues["key"]}
        />
      )}
      <OwnAddresses kind={kind} name={key} siteAddress={settings.site_address} />
      {kind === "oidc" ? (
        <OidcFields
          value={fields.oidc}
          onChange={(oidc) => setFields({ ...fields, oidc })}
          hasSecret={provider?.kind === "oidc" && provider.has_secret}
          issues={issues}
        />
      ) : (
        <SamlFields
          value={fields.saml}
          onChange={(saml) => setFields({ ...fields, saml })}
          isStored={provider !== null}
          issues={issues}
        />
      )}
      <h3 className="mt-3 text-lg font-semibold">{t`Who gets in`}</h3>
      <RuleFields fields={fields} onChange={setFields} groups={settings.groups} issues={issues} />
      <FormError failure={save.error && !hasIssues ? describeFailure(save.error) : null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {provider ? t`Save` : t`Add`}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
