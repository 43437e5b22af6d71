import { useLingui } from "@lingui/react/macro";
import type { SignInSettings } from "@paso/contract";

import { useRoleOptions } from "../../session/use-role-options.ts";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import type { ProviderFields } from "./provider-fields.ts";
import { RuleList } from "./rule-list.tsx";

type FirstRole = ProviderFields["first_role"];
const KEEP = "keep";

interface RuleFieldsProps {
  fields: ProviderFields;
  onChange: (fields: ProviderFields) => void;
  groups: SignInSettings["groups"];
  issues: Readonly<Record<string, string>>;
}

/** Who a provider admits, and with which role. */
export function RuleFields({ fields, onChange, groups, issues }: RuleFieldsProps) {
  const { t } = useLingui();
  const roles = useRoleOptions();
  const firstRoles = roles.filter(({ id }) => id !== "admin") as {
    id: FirstRole;
    label: string;
  }[];
  const groupOptions = groups.map(({ id, course, name }) => ({
    id: String(id),
    label: name === "" ? course : `${course} – ${name}`,
  }));
  const domainIssue = Object.entries(issues).find(([path]) => path.startsWith("domains"))?.[1];
  return (
    <>
      <TextField
        label={t`Allowed domains`}
        name="domains"
        hint={t`Domains of e-mail addresses, separated by commas, such as example.org. Leave it empty to allow all.`}
        value={fields.domains}
        onChange={(domains) => onChange({ ...fields, domains })}
        error={domainIssue}
      />
      <CheckboxField
        label={t`People without an account get one`}
        hint={t`Otherwise only people who have an account here can sign in.`}
        value={fields.creates_accounts}
        onChange={(creates_accounts) => onChange({ ...fields, creates_accounts })}
      />
      {fields.creates_accounts && (
        <SelectField<FirstRole>
          label={t`Role of new accounts`}
          value={fields.first_role}
          onChange={(first_role) => onChange({ ...fields, first_role })}
          options={firstRoles}
        />
      )}
      <RuleList
        title={t`Roles`}
        hint={t`At each sign-in, the first rule that fits gives the role. The last administrator stays one.`}
        givesLabel={t`Role`}
        rules={fields.role_rules}
        onChange={(role_rules) => onChange({ ...fields, role_rules })}
        options={roles}
        given={({ role }) => role}
        give={(rule, id) => ({
          ...rule,
          role: roles.find((role) => role.id === id)?.id ?? "student",
        })}
        issue={(path) => issues[`role_rules.${path}`]}
      />
      {fields.role_rules.length > 0 && (
        <SelectField<FirstRole | typeof KEEP>
          label={t`Where no rule fits`}
          value={fields.role_otherwise ?? KEEP}
          onChange={(role) => onChange({ ...fields, role_otherwise: role === KEEP ? null : role })}
          options={[{ id: KEEP, label: t`Keep the role` }, ...firstRoles]}
        />
      )}
      <RuleList
        title={t`Courses`}
        hint={t`At sign-in, people are enrolled in a course’s group. Those who already take the course stay in their group, and those who were removed from it stay out.`}
        givesLabel={t`Group`}
        rules={fields.group_rules}
        onChange={(group_rules) => onChange({ ...fields, group_rules })}
        options={groupOptions}
        given={({ group_id }) => String(group_id)}
        give={(rule, id) => ({ ...rule, group_id: Number(id) })}
        issue={(path) => issues[`group_rules.${path}`]}
      />
    </>
  );
}
