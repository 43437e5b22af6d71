import { useLingui } from "@lingui/react/macro";

import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { ProviderFields } from "./provider-fields.ts";

interface SamlFieldsProps {
  value: ProviderFields["saml"];
  onChange: (value: ProviderFields["saml"]) => void;
  /** Whether its metadata is stored already. */
  isStored: boolean;
  issues: Readonly<Record<string, string>>;
}

/** Connection settings and attribute names of a SAML identity provider. */
export function SamlFields({ value, onChange, isStored, issues }: SamlFieldsProps) {
  const { t } = useLingui();
  const field = (name: Exclude<keyof ProviderFields["saml"], "trusts_addresses">) => ({
    name,
    value: value[name],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    error: issues[name],
  });
  return (
    <>
      <TextField
        {...field("metadata_address")}
        label={t`Address of the provider’s metadata`}
        hint={
          isStored
            ? t`Metadata is stored. Enter an address or paste text to replace it, such as for a new certificate.`
            : t`It is read once, when you save. Leave it empty to paste the metadata instead.`
        }
        type="url"
        maxLength={2000}
      />
      <TextField
        {...field("metadata")}
        label={t`Metadata as XML`}
        rows={4}
        maxLength={500_000}
        placeholder="<EntityDescriptor …"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field("email_attribute")}
          label={t`Attribute for the e-mail address`}
          maxLength={300}
        />
        <TextField
          {...field("subject_attribute")}
          label={t`Attribute for the lasting ID`}
          hint={t`Leave it empty to use the NameID, which must not change.`}
          maxLength={300}
        />
        <TextField
          {...field("first_name_attribute")}
          label={t`Attribute for the first name`}
          maxLength={300}
        />
        <TextField
          {...field("last_name_attribute")}
          label={t`Attribute for the last name`}
          maxLength={300}
        />
      </div>
      <CheckboxField
        label={t`The provider verifies the e-mail addresses that it sends`}
        hint={t`Only then do people get into the account that has their address here. Otherwise each person connects the provider under Account > Sign-in.`}
        value={value.trusts_addresses}
        onChange={(trusts_addresses) => onChange({ ...value, trusts_addresses })}
      />
    </>
  );
}
