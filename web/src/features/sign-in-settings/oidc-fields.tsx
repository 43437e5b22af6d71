import { useLingui } from "@lingui/react/macro";

import { TextField } from "../../ui/staff/text-field.tsx";
import type { ProviderFields } from "./provider-fields.ts";

interface OidcFieldsProps {
  value: ProviderFields["oidc"];
  onChange: (value: ProviderFields["oidc"]) => void;
  hasSecret: boolean;
  issues: Readonly<Record<string, string>>;
}

/** Connection settings of an OpenID Connect provider. */
export function OidcFields({ value, onChange, hasSecret, issues }: OidcFieldsProps) {
  const { t } = useLingui();
  const field = (name: keyof ProviderFields["oidc"]) => ({
    name,
    value: value[name],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    error: issues[name],
  });
  return (
    <>
      <TextField
        {...field("issuer")}
        label={t`Issuer`}
        hint={t`The address before “/.well-known/openid-configuration”, such as https://accounts.google.com.`}
        type="url"
        maxLength={1000}
      />
      <TextField {...field("client_id")} label={t`Client ID`} maxLength={500} />
      <TextField
        {...field("client_secret")}
        label={t`Client secret`}
        hint={
          hasSecret
            ? t`One is stored and is not shown. Type another one to replace it.`
            : t`Stored encrypted, and never shown again.`
        }
        maxLength={2000}
      />
      <TextField
        {...field("scopes")}
        label={t`Scopes`}
        hint={t`What the provider is asked for. Add the one that sends groups, if rules need them.`}
        maxLength={500}
      />
    </>
  );
}
