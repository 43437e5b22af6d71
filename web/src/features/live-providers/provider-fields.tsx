import { useLingui } from "@lingui/react/macro";
import type { LiveProviderKind, StoredLiveCredentials } from "@paso/contract";

import { TextField } from "../../ui/staff/text-field.tsx";
import type { TypedCredentials } from "./typed-credentials.ts";

interface ProviderFieldsProps {
  kind: LiveProviderKind;
  typed: TypedCredentials;
  onChange: (change: Partial<TypedCredentials>) => void;
  /** State of the stored secret. */
  secret: StoredLiveCredentials["secret"];
  canStoreSecret: boolean;
  issues: Readonly<Record<string, string>>;
}

/** A provider's fields, named as the provider names them. */
export function ProviderFields({
  kind,
  typed,
  onChange,
  secret,
  canStoreSecret,
  issues,
}: ProviderFieldsProps) {
  const { t } = useLingui();
  const field = (name: keyof TypedCredentials, maxLength: number) => ({
    name,
    value: typed[name],
    onChange: (text: string) => onChange({ [name]: text }),
    maxLength,
    error: issues[name],
  });
  const secretHints = {
    none: t`Stored encrypted, and never shown again.`,
    stored: t`One is stored and is not shown. Type another one to replace it.`,
    unreadable: t`The stored one cannot be read with this server’s key. Enter it again.`,
  };
  const secretField = (label: string) =>
    canStoreSecret && (
      <TextField
        {...field("secret", 2_000)}
        label={label}
        type="password"
        hint={secretHints[secret]}
      />
    );

  switch (kind) {
    case "zoom":
      return (
        <>
          <p className="text-small text-muted">
            {t`In the Zoom App Marketplace, build a “Server-to-Server OAuth” app and copy its credentials. The test names the scopes that it needs.`}
          </p>
          <TextField {...field("account_id", 200)} label={t`Account ID`} />
          <TextField {...field("client_id", 200)} label={t`Client ID`} />
          {secretField(t`Client secret`)}
          <TextField
            {...field("host", 254)}
            label={t`Zoom user`}
            hint={t`The e-mail address of the Zoom user whose meetings they will be. One user can hold one meeting at a time.`}
          />
        </>
      );
    case "bigbluebutton":
      return (
        <>
          <p className="text-small text-muted">
            {t`On the server, “bbb-conf --secret” shows both. A hosting service names them in its settings.`}
          </p>
          <TextField
            {...field("server", 1_000)}
            label={t`Address`}
            placeholder="https://bbb.example.org/bigbluebutton/"
          />
          {secretField(t`Secret`)}
        </>
      );
    case "jitsi":
      return (
        <>
          <TextField
            {...field("server", 1_000)}
            label={t`Address`}
            placeholder="https://meet.example.org"
          />
          <TextField
            {...field("app_id", 200)}
            label={t`App ID`}
            hint={t`Only for servers with token authentication. Leave it empty otherwise.`}
          />
          {typed.app_id !== "" && secretField(t`App secret`)}
        </>
      );
  }
}
