import { useLingui } from "@lingui/react/macro";
import { changeMailServer, type MailSecurity, type MailServer } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call, writeQuery } from "../../api/index.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { NumberField } from "../../ui/staff/number-field.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { mailServerQuery, siteQuery } from "./api.ts";
import { SecretField } from "./secret-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

/** The fields stored as a draft, without the password. */
function fieldsOf({ host, port, security, user, from_name, from_address }: MailServer) {
  return { host, port, security, user, from_name, from_address };
}

/** Default ports. */
const PORTS: Record<MailSecurity, number> = { starttls: 587, tls: 465, none: 25 };

/** Configures the mail server. */
export function MailServerForm({ server }: { server: MailServer }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  /** Null to keep the stored one. */
  const [password, setPassword] = useState<string | null>(null);
  const form = useSettingsForm({
    section: "mail",
    saved: fieldsOf(server),
    save: (values) =>
      call(changeMailServer, { body: { ...values, ...(password !== null && { password }) } }),
    async onSaved(saved: MailServer) {
      await writeQuery(queryClient, mailServerQuery, () => saved);
      // Other sections show whether mail is sent.
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey, exact: true });
      setPassword(null);
      return fieldsOf(saved);
    },
  });
  const { values, set, issue } = form;
  const isChanged = form.isChanged || password !== null;

  const chooseSecurity = (security: MailSecurity) => {
    const isUsual = values.port === PORTS[values.security];
    set({ security, ...(isUsual && { port: PORTS[security] }) });
  };

  return (
    <SettingsFrame
      form={{
        ...form,
        isChanged,
        startOver: () => {
          setPassword(null);
          form.startOver();
        },
      }}
    >
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={t`Mail server`}
          hint={t`Leave it empty to keep e-mails waiting.`}
          placeholder="mail.example.org"
          value={values.host}
          onChange={(host) => set({ host })}
          maxLength={253}
          error={issue("host")}
        />
        <NumberField
          label={t`Port`}
          value={values.port || null}
          onChange={(port) => set({ port: port ?? 0 })}
          min={1}
          error={issue("port")}
        />
      </div>
      <SelectField<MailSecurity>
        label={t`Encryption`}
        value={values.security}
        onChange={chooseSecurity}
        options={[
          { id: "starttls", label: t`STARTTLS (usually port 587)` },
          { id: "tls", label: t`TLS from the start (usually port 465)` },
          { id: "none", label: t`None (only within one’s own network)` },
        ]}
        error={issue("security")}
      />
      <TextField
        label={t`User name`}
        hint={t`Leave it empty if the server does not need one.`}
        value={values.user}
        onChange={(user) => set({ user })}
        maxLength={320}
        error={issue("user")}
      />
      {server.can_store_password ? (
        <SecretField
          label={t`Password`}
          state={server.password}
          value={password}
          onChange={setPassword}
          error={form.secretIssue("password")}
        />
      ) : (
        <Alert tone="calm" title={t`A password cannot be stored`}>
          <p className="text-muted">
            {t`It is stored encrypted, and this server has no key for that. Its operator has to set PASO_SECRET_KEY.`}
          </p>
        </Alert>
      )}
      <TextField
        label={t`Sender’s name`}
        hint={t`Leave it empty for the name of the site.`}
        value={values.from_name}
        onChange={(name) => set({ from_name: name })}
        maxLength={100}
        error={issue("from_name")}
      />
      <TextField
        label={t`Sender’s address`}
        hint={t`One that the mail server accepts. Empty for noreply@ and the site’s host.`}
        type="email"
        value={values.from_address}
        onChange={(address) => set({ from_address: address })}
        maxLength={254}
        error={issue("from_address")}
      />
    </SettingsFrame>
  );
}
