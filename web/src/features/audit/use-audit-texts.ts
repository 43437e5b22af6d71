import { useLingui } from "@lingui/react/macro";
import type { AuditAction, AuditEntry } from "@paso/contract";

import { useRoleOptions } from "../../session/use-role-options.ts";

type Value = AuditEntry["changes"][number]["after"];

/** The words of the audit log: a sentence for every action, names of fields, and values. */
export function useAuditTexts() {
  const { t } = useLingui();
  const roles = useRoleOptions();
  const name = (person: AuditEntry["actor"] | AuditEntry["subject"]) => {
    if (person === null || person === "erased") return t`A person who is no longer here`;
    return person === "command_line" ? t`The command line` : person.name || person.email;
  };
  const sentences: Record<AuditAction, (actor: string, subject: string) => string> = {
    "site.created": (_, subject) => t`${subject} set up the site as its first administrator`,
    "site.changed": (actor) => t`${actor} changed the settings of the site`,
    "site.logo_changed": (actor) => t`${actor} changed the logo of the site`,
    "site.logo_removed": (actor) => t`${actor} removed the logo of the site`,
    "site.mail_changed": (actor) => t`${actor} changed the mail server`,
    "person.created": (actor, subject) => t`${actor} created the account of ${subject}`,
    "person.signed_up": (actor) => t`${actor} signed up`,
    "person.role_changed": (actor, subject) => t`${actor} changed the role of ${subject}`,
    "person.disabled": (actor, subject) => t`${actor} disabled the account of ${subject}`,
    "person.enabled": (actor, subject) => t`${actor} enabled the account of ${subject}`,
    "person.invited": (actor, subject) => t`${actor} invited ${subject}`,
    "person.reset_link_sent": (actor, subject) =>
      t`${actor} sent ${subject} a link for a new password`,
    "person.password_change_required": (actor, subject) =>
      t`${actor} required ${subject} to choose a new password`,
    "person.erasure_requested": (actor, subject) =>
      t`${actor} asked for the account of ${subject} to be erased`,
    "person.erasure_cancelled": (actor, subject) => t`${actor} kept the account of ${subject}`,
    "person.erased": () => t`An account was erased, as requested two weeks earlier`,
    "person.second_factor_reset": (actor, subject) =>
      t`${actor} reset the second factor of ${subject}`,
    "site.second_factor_changed": (actor) => t`${actor} changed who needs a second factor`,
    "people.imported": (actor) => t`${actor} imported people from a file`,
    "person.created_by_provider": (_, subject) =>
      t`${subject} got an account by signing in with a provider`,
    "person.role_changed_by_provider": (_, subject) =>
      t`The rules of a provider changed the role of ${subject}`,
    "sign_in.changed": (actor) => t`${actor} changed how people sign in`,
    "provider.created": (actor) => t`${actor} added a provider of sign-ins`,
    "provider.changed": (actor) => t`${actor} changed a provider of sign-ins`,
    "provider.enabled": (actor) => t`${actor} enabled a provider of sign-ins`,
    "provider.disabled": (actor) => t`${actor} disabled a provider of sign-ins`,
    "provider.removed": (actor) => t`${actor} removed a provider of sign-ins`,
    "badge_key.rotated": (actor) => t`${actor} made a new key for signing badges`,
    "survey.published": (actor) => t`${actor} published a survey of the site`,
    "survey.closed": (actor) => t`${actor} closed a survey of the site`,
    "survey.deleted": (actor) => t`${actor} deleted a survey of the site`,
    "announcement.sent": (actor) => t`${actor} sent an announcement`,
    "announcement.withdrawn": (actor) => t`${actor} withdrew an announcement`,
    "site.diploma_design_changed": (actor) => t`${actor} changed the site’s design for diplomas`,
    "site.diploma_design_removed": (actor) =>
      t`${actor} went back to the standard design for diplomas`,
    "diploma.reissued": (actor, subject) => t`${actor} issued a diploma of ${subject} again`,
    "diploma.revoked": (actor, subject) => t`${actor} revoked a diploma of ${subject}`,
    "diploma.restored": (actor, subject) => t`${actor} restored a diploma of ${subject}`,
    "live_provider.changed": (actor) => t`${actor} changed a service for live classes`,
    "live_provider.removed": (actor) => t`${actor} removed a service for live classes`,
  };
  const fields: Record<string, string> = {
    name: t`Name`,
    title: t`Title`,
    anonymous: t`Anonymous`,
    answers: t`Answers`,
    locale: t`Language`,
    time_zone: t`Time zone`,
    support_address: t`Support address`,
    accent: t`Accent colour`,
    sign_up: t`Who may sign up`,
    sign_up_domains: t`Domains that may sign up`,
    catalogue: t`Who sees the catalogue`,
    invitations: t`Whom teachers may invite`,
    terms_en: t`Terms in English`,
    terms_es: t`Terms in Spanish`,
    privacy_en: t`Privacy notice in English`,
    privacy_es: t`Privacy notice in Spanish`,
    document_limit_mb: t`Largest document, in MB`,
    picture_limit_mb: t`Largest picture, in MB`,
    most_modules: t`Modules in a course`,
    most_pages: t`Pages in a course`,
    most_sections: t`Sections in a course`,
    most_page_sections: t`Sections on a page`,
    logo_file: t`Logo`,
    logo_size: t`Size of the logo, in pixels`,
    badge_key: t`Key for badges`,
    mail_host: t`Mail server`,
    mail_port: t`Port`,
    mail_security: t`Encryption`,
    mail_user: t`User name`,
    mail_password: t`Password`,
    mail_from_name: t`Sender's name`,
    mail_from_address: t`Sender's address`,
    role: t`Role`,
    second_factor_roles: t`Second factor required of`,
    invited: t`Invited by e-mail`,
    opinions: t`Opinions and comments`,
    disabled: t`Disabled`,
    created: t`New people`,
    changed: t`Changed people`,
    unchanged: t`Unchanged people`,
    refused: t`Refused rows`,
    provider: t`Provider`,
    key: t`Name in addresses`,
    order: t`Order`,
    hides_password: t`Password form hidden`,
    issuer: t`Issuer`,
    client_id: t`Client ID`,
    scopes: t`Scopes`,
    has_secret: t`Client secret stored`,
    sign_in_address: t`Sign-in address`,
    certificates: t`Certificates`,
    email_attribute: t`Attribute for the e-mail address`,
    first_name_attribute: t`Attribute for the first name`,
    last_name_attribute: t`Attribute for the last name`,
    subject_attribute: t`Attribute for the lasting ID`,
    trusts_addresses: t`Addresses are trusted`,
    creates_accounts: t`Creates accounts`,
    first_role: t`Role at first`,
    domains: t`Domains`,
    role_rules: t`Rules for roles`,
    role_otherwise: t`Role where no rule fits`,
    group_rules: t`Rules for groups`,
    course: t`Course`,
    diploma_number: t`Number of the diploma`,
    reason: t`Reason`,
    account_id: t`Account ID`,
    zoom_user: t`Zoom user`,
    server: t`Server`,
    app_id: t`App ID`,
    secret: t`Secret`,
  };
  const choices: Record<string, string> = {
    nobody: t`nobody`,
    invited: t`people with a course's code`,
    domains: t`people of certain domains`,
    members: t`members`,
    everybody: t`everybody`,
    starttls: "STARTTLS",
    tls: "TLS",
    zoom: "Zoom",
    bigbluebutton: "BigBlueButton",
    jitsi: "Jitsi Meet",
    none: t`none`,
  };
  return {
    actions: {
      "site.created": t`The site was set up`,
      "site.changed": t`Settings of the site`,
      "site.logo_changed": t`New logos`,
      "site.logo_removed": t`Removed logos`,
      "site.mail_changed": t`Mail server`,
      "person.created": t`New people`,
      "person.signed_up": t`Sign-ups`,
      "person.role_changed": t`Roles`,
      "person.disabled": t`Disabled accounts`,
      "person.enabled": t`Enabled accounts`,
      "person.invited": t`Invitations`,
      "person.reset_link_sent": t`Links for a new password`,
      "person.password_change_required": t`Required password changes`,
      "person.erasure_requested": t`Accounts to be erased`,
      "person.erasure_cancelled": t`Accounts kept after all`,
      "person.erased": t`Erased accounts`,
      "person.second_factor_reset": t`Resets of a second factor`,
      "site.second_factor_changed": t`Who needs a second factor`,
      "people.imported": t`Imports of people`,
      "person.created_by_provider": t`Accounts created by providers`,
      "person.role_changed_by_provider": t`Roles changed by providers`,
      "sign_in.changed": t`How people sign in`,
      "provider.created": t`New providers`,
      "provider.changed": t`Changed providers`,
      "provider.enabled": t`Enabled providers`,
      "provider.disabled": t`Disabled providers`,
      "provider.removed": t`Removed providers`,
      "badge_key.rotated": t`New keys for badges`,
      "survey.published": t`Published surveys`,
      "survey.closed": t`Closed surveys`,
      "survey.deleted": t`Deleted surveys`,
      "announcement.sent": t`Sent announcements`,
      "announcement.withdrawn": t`Withdrawn announcements`,
      "site.diploma_design_changed": t`Changed designs of diplomas`,
      "site.diploma_design_removed": t`Removed designs of diplomas`,
      "diploma.reissued": t`Reissued diplomas`,
      "diploma.revoked": t`Revoked diplomas`,
      "diploma.restored": t`Restored diplomas`,
      "live_provider.changed": t`Changed services for live classes`,
      "live_provider.removed": t`Removed services for live classes`,
    } satisfies Record<AuditAction, string>,
    sentence: ({ action, actor, subject }: AuditEntry) =>
      sentences[action](name(actor), name(subject)),
    field: (field: string) => fields[field] ?? field,
    value: (value: Value) => {
      const roleOf = (one: Value) => roles.find(({ id }) => id === one)?.label;
      if (Array.isArray(value))
        return value.map((one) => roleOf(one) ?? one).join(", ") || t`nothing`;
      const role = roleOf(value);
      if (role) return role;
      if (typeof value === "string" && Object.hasOwn(choices, value)) return choices[value];
      if (value === undefined || value === null || value === "") return t`nothing`;
      if (typeof value === "boolean") return value ? t`yes` : t`no`;
      return String(value);
    },
  };
}
