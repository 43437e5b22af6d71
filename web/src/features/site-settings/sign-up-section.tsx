import { useLingui } from "@lingui/react/macro";
import type { CatalogueAccess, InvitationAccess, SignUpPolicy, Site } from "@paso/contract";
import { useState } from "react";

import { Alert } from "../../ui/staff/alert.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSiteForm } from "./use-site-form.ts";

/** Who may create an account, be invited, and see the catalogue. */
export function SignUpSection({ site }: { site: Site }) {
  const { t } = useLingui();
  const form = useSiteForm("sign-up", site, [
    "sign_up",
    "sign_up_domains",
    "invitations",
    "catalogue",
  ]);
  const { values, set, issue } = form;
  const hints: Record<SignUpPolicy, string> = {
    nobody: t`Administrators create accounts, or people are invited by e-mail.`,
    invited: t`Anyone who opens a course’s link or has its code can create an account on the way.`,
    domains: t`Only people with an address of these domains, or of one below them.`,
    everybody: t`Anyone with an e-mail address can create an account.`,
  };
  return (
    <SettingsFrame form={form}>
      <SelectField<SignUpPolicy>
        label={t`Who may sign up`}
        hint={hints[values.sign_up]}
        value={values.sign_up}
        onChange={(policy) => set({ sign_up: policy })}
        options={[
          { id: "nobody", label: t`Nobody` },
          { id: "invited", label: t`People with the code of a course` },
          { id: "domains", label: t`People of certain domains` },
          { id: "everybody", label: t`Everybody` },
        ]}
        error={issue("sign_up")}
      />
      {values.sign_up === "domains" && (
        <DomainsField
          value={values.sign_up_domains}
          onChange={(domains) => set({ sign_up_domains: domains })}
          error={issue("sign_up_domains")}
        />
      )}
      {values.sign_up !== "nobody" && !site.is_sending && (
        <Alert tone="warm" title={t`New people cannot confirm their address yet`}>
          <p>{t`They get a link by e-mail, and this site has no mail server. Set one up under Mail.`}</p>
        </Alert>
      )}
      <SelectField<InvitationAccess>
        label={t`Whom teachers may invite`}
        hint={t`An invitation by e-mail creates an account for a new address.`}
        value={values.invitations}
        onChange={(invitations) => set({ invitations })}
        options={[
          { id: "nobody", label: t`Only people who have an account` },
          { id: "members", label: t`New students` },
          { id: "everybody", label: t`New students and new staff` },
        ]}
        error={issue("invitations")}
      />
      <SelectField<CatalogueAccess>
        label={t`Who sees the catalogue of courses`}
        value={values.catalogue}
        onChange={(catalogue) => set({ catalogue })}
        options={[
          { id: "members", label: t`People who are signed in` },
          { id: "everybody", label: t`Everybody` },
        ]}
        error={issue("catalogue")}
      />
    </SettingsFrame>
  );
}

interface DomainsFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** Domains, one per line. */
function DomainsField({ value, onChange, error }: DomainsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value.join("\n"));
  const read = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
  // Reset, or normalised by the server.
  const shown = read(typed).join() === value.join() ? typed : value.join("\n");
  return (
    <TextField
      label={t`Domains`}
      hint={t`One per line, such as example.org, which includes students.example.org.`}
      rows={3}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
      error={error}
    />
  );
}
