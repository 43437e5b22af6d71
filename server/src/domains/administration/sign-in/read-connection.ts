import type {
  createOidcProvider,
  createSamlProvider,
  Message,
  updateOidcProvider,
  updateSamlProvider,
} from "@paso/contract";
import type { z } from "zod";

import type { ProviderConnection, ProviderRules } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { isSaml, readMetadata, type StoredProvider } from "../../accounts/index.ts";
import { fetchMetadata } from "./fetch-metadata.ts";

type Body<E extends { body?: z.ZodType }> = z.output<NonNullable<E["body"]>>;
export type OidcFields = Body<typeof createOidcProvider> | Body<typeof updateOidcProvider>;
export type SamlFields = Body<typeof createSamlProvider> | Body<typeof updateSamlProvider>;

/** A provider's connection settings, and the issuer of its subjects. */
interface Reached {
  issuer: string;
  connection: ProviderConnection;
}

/** @throws `invalid` on an `issuer` that is not a URL */
export function readOidc({ issuer, client_id: clientId, scopes }: OidcFields): Reached {
  const url = URL.parse(issuer);
  const isAddress = url && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
  if (!isAddress || url.username !== "" || url.password !== "") {
    throw invalid({ issuer: ["Enter the address of the issuer, such as https://id.example.org."] });
  }
  const address = issuer.replace(/\/\.well-known\/openid-configuration$/, "");
  return { issuer: address, connection: { kind: "oidc", clientId, scopes } };
}

const ISSUES = {
  not_metadata: "This is not the SAML metadata of an identity provider.",
  several_providers: "This is the metadata of several providers. Enter that of one alone.",
  no_sign_in_address:
    "The metadata names no page to sign in at by redirection (SingleSignOnService with HTTP-Redirect).",
  no_certificate: "The metadata holds no certificate to check signatures with.",
} as const satisfies Record<string, Message>;

/**
 * Reads pasted metadata or fetches it from a URL; without either, the stored metadata is kept.
 * @throws `invalid` on `metadata` or `metadata_address`
 */
export async function readSaml(
  ctx: Context,
  fields: SamlFields,
  stored: StoredProvider | null,
): Promise<Reached> {
  const { metadata = "", metadata_address: address = "" } = fields;
  const attributes = {
    emailAttribute: fields.email_attribute,
    firstNameAttribute: fields.first_name_attribute,
    lastNameAttribute: fields.last_name_attribute,
    subjectAttribute: fields.subject_attribute,
    trustsAddresses: fields.trusts_addresses,
  };
  if (metadata.trim() === "" && address === "" && stored && isSaml(stored)) {
    const { issuer, connection } = stored;
    return { issuer, connection: { ...connection, ...attributes } };
  }
  const field = address === "" ? "metadata" : "metadata_address";
  if (metadata.trim() === "" && address === "") {
    throw invalid({ metadata: ["Paste the metadata, or enter its address."] });
  }
  const read = readMetadata(address === "" ? metadata : await fetchMetadata(ctx, address));
  if (typeof read === "string") throw invalid({ [field]: [ISSUES[read]] });
  const { entityId: issuer, signInAddress, certificates } = read;
  return { issuer, connection: { kind: "saml", signInAddress, certificates, ...attributes } };
}

export function readRules(fields: OidcFields | SamlFields): ProviderRules {
  return {
    createsAccounts: fields.creates_accounts,
    firstRole: fields.first_role,
    domains: [...new Set(fields.domains)],
    roleRules: fields.role_rules,
    roleOtherwise: fields.role_otherwise,
    groupRules: fields.group_rules.map(({ group_id: groupId, ...rule }) => ({ ...rule, groupId })),
  };
}
