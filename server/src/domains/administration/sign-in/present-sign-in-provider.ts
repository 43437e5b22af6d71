import type { SignInProvider } from "@paso/contract";

import type { AuditValues } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import {
  addressesOf,
  isSaml,
  openProviderSecret,
  readCertificate,
  type StoredProvider,
} from "../../accounts/index.ts";

/** A provider as administrators see it: without its secret. */
export function presentSignInProvider(
  ctx: Context,
  provider: StoredProvider,
  people: number,
): SignInProvider {
  const { id, key, name, isEnabled: enabled, rules, connection, secret } = provider;
  const { returnAddress, acs, metadata } = addressesOf(ctx.site, key);
  const all = {
    id,
    key,
    name,
    enabled,
    people,
    creates_accounts: rules.createsAccounts,
    first_role: rules.firstRole === "admin" ? ("student" as const) : rules.firstRole,
    domains: [...rules.domains],
    role_rules: rules.roleRules.map((rule) => ({ ...rule })),
    role_otherwise: rules.roleOtherwise === "admin" ? null : rules.roleOtherwise,
    group_rules: rules.groupRules.map(({ groupId, ...rule }) => ({ ...rule, group_id: groupId })),
  };
  if (connection.kind === "oidc") {
    return {
      kind: "oidc",
      ...all,
      issuer: provider.issuer,
      client_id: connection.clientId,
      scopes: connection.scopes,
      has_secret: secret !== null,
      can_read_secret: secret === null || openProviderSecret(ctx, provider) !== null,
      return_address: returnAddress,
    };
  }
  return {
    kind: "saml",
    ...all,
    email_attribute: connection.emailAttribute,
    first_name_attribute: connection.firstNameAttribute,
    last_name_attribute: connection.lastNameAttribute,
    subject_attribute: connection.subjectAttribute,
    trusts_addresses: connection.trustsAddresses,
    entity_id: provider.issuer,
    sign_in_address: connection.signInAddress,
    certificates: connection.certificates.flatMap((base64) => {
      const read = readCertificate(base64);
      return read
        ? [{ subject: read.subject, expires: read.expires.toISOString().slice(0, 10) }]
        : [];
    }),
    own_metadata_address: metadata,
    own_entity_id: metadata,
    acs_address: acs,
  };
}

/** A provider for the audit log: flat, and without secrets. */
export function auditedProvider(provider: StoredProvider): AuditValues {
  const { key, name, issuer, rules, connection } = provider;
  const rule = ({ claim, value }: { claim: string; value: string }) => `${claim} = ${value}`;
  return {
    key,
    name,
    issuer,
    ...(connection.kind === "oidc"
      ? { client_id: connection.clientId, scopes: connection.scopes }
      : {
          sign_in_address: connection.signInAddress,
          certificates: connection.certificates.length,
          email_attribute: connection.emailAttribute,
          first_name_attribute: connection.firstNameAttribute,
          last_name_attribute: connection.lastNameAttribute,
          subject_attribute: connection.subjectAttribute,
          trusts_addresses: connection.trustsAddresses,
        }),
    creates_accounts: rules.createsAccounts,
    first_role: rules.firstRole,
    domains: rules.domains,
    role_rules: rules.roleRules.map((one) => `${rule(one)}: ${one.role}`),
    role_otherwise: rules.roleOtherwise,
    group_rules: rules.groupRules.map((one) => `${rule(one)}: ${one.groupId}`),
    ...(isSaml(provider) ? {} : { has_secret: provider.secret !== null }),
  };
}
