import type { SignInProvider } from "@paso/contract";

/** Input of a provider's form; the fields of the other kind stay unchanged. */
export interface ProviderFields extends Pick<
  SignInProvider,
  | "kind"
  | "key"
  | "name"
  | "creates_accounts"
  | "first_role"
  | "role_rules"
  | "role_otherwise"
  | "group_rules"
> {
  /** Separated by commas or spaces. */
  domains: string;
  oidc: { issuer: string; client_id: string; client_secret: string; scopes: string };
  saml: {
    metadata: string;
    metadata_address: string;
    email_attribute: string;
    first_name_attribute: string;
    last_name_attribute: string;
    subject_attribute: string;
    trusts_addresses: boolean;
  };
}

/** Form values of a new provider; attribute names are those most universities use. */
export function emptyFields(kind: ProviderFields["kind"]): ProviderFields {
  return {
    kind,
    key: "",
    name: "",
    creates_accounts: false,
    first_role: "student",
    domains: "",
    role_rules: [],
    role_otherwise: null,
    group_rules: [],
    oidc: { issuer: "", client_id: "", client_secret: "", scopes: "openid email profile" },
    saml: {
      metadata: "",
      metadata_address: "",
      email_attribute: "urn:oid:0.9.2342.19200300.100.1.3",
      first_name_attribute: "urn:oid:2.5.4.42",
      last_name_attribute: "urn:oid:2.5.4.4",
      subject_attribute: "",
      trusts_addresses: false,
    },
  };
}

/** Form values of an existing provider, without its secret. */
export function fieldsOf(provider: SignInProvider): ProviderFields {
  const { kind, key, name, creates_accounts, first_role } = provider;
  const { role_rules, role_otherwise, group_rules } = provider;
  const empty = emptyFields(kind);
  const rules = { creates_accounts, first_role, role_rules, role_otherwise, group_rules };
  const shared = { ...empty, key, name, ...rules, domains: provider.domains.join(", ") };
  if (provider.kind === "oidc") {
    const { issuer, client_id, scopes } = provider;
    return { ...shared, oidc: { issuer, client_id, scopes, client_secret: "" } };
  }
  const { email_attribute, first_name_attribute, last_name_attribute } = provider;
  const { subject_attribute, trusts_addresses } = provider;
  return {
    ...shared,
    saml: {
      ...empty.saml,
      email_attribute,
      first_name_attribute,
      last_name_attribute,
      subject_attribute,
      trusts_addresses,
    },
  };
}

/** Suggests a URL slug: the name in lower case, without accents. */
export function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
}
