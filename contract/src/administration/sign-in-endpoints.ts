import { z } from "zod";

import { providerKey } from "../accounts/provider-endpoints.ts";
import { role } from "../accounts/session-endpoints.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, pathId, plainText } from "../http/values.ts";

/** Single sign-on providers; see docs/sign-in-by-others.md. */

const text = (most: number) => plainText.trim().max(most, { error: "This is too long." });
const required = (most: number) => text(most).min(1, { error: "This field is required." });

/** Matches if the claim or attribute has this value, alone or among others. */
const claim = { claim: required(300), value: required(300) };

const rules = {
  /** The label of the button. */
  name: required(60),
  /** Whether people without an account get one. */
  creates_accounts: z.boolean(),
  /** Role of created accounts, unless a rule says otherwise. */
  first_role: role.exclude(["admin"]),
  /** Domains of addresses that may sign in with it; empty for all. */
  domains: z
    .array(
      plainText
        .trim()
        .toLowerCase()
        .regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, { error: "This is not a domain." })
        .max(253),
    )
    .max(100),
  /** Roles by claims, at each sign-in; the first match wins. */
  role_rules: z.array(z.strictObject({ ...claim, role })).max(50),
  /** The role if none matches; null leaves it unchanged. */
  role_otherwise: role.exclude(["admin"]).nullable(),
  /** Course groups that people are enrolled in by claims, unless they are or were in the course. */
  group_rules: z.array(z.strictObject({ ...claim, group_id: id })).max(200),
};

const oidc = {
  /** The base address of `/.well-known/openid-configuration`. */
  issuer: required(1_000),
  client_id: required(500),
  /** Separated by spaces; includes `openid`. */
  scopes: text(500),
};

const attributes = {
  /** Names of the attributes; empty for none. */
  email_attribute: text(300),
  first_name_attribute: text(300),
  last_name_attribute: text(300),
  /** Attribute with the stable id of a person; empty for the NameID. */
  subject_attribute: text(300),
  /** Whether the provider verifies the addresses that it sends. */
  trusts_addresses: z.boolean(),
};

const newKey = { key: providerKey };

/** Replaces the stored one; if omitted or empty, that stays. */
const newSecret = { client_secret: plainText.max(2_000).optional() };

/** Exactly one of the two when it is added; if omitted or empty, the stored metadata stays. */
const newMetadata = {
  metadata: plainText.max(500_000, { error: "This is too long." }).optional(),
  metadata_address: text(2_000).optional(),
};

const stored = {
  id,
  key: providerKey,
  enabled: z.boolean(),
  /** How many people have linked it to their account. */
  people: z.int(),
  ...rules,
};

const oidcProvider = z.strictObject({
  kind: z.literal("oidc"),
  ...stored,
  ...oidc,
  has_secret: z.boolean(),
  /** False if the site's key has changed: the secret has to be entered again. */
  can_read_secret: z.boolean(),
  /** To be entered at the provider. */
  return_address: z.string(),
});

const samlProvider = z.strictObject({
  kind: z.literal("saml"),
  ...stored,
  ...attributes,
  entity_id: z.string(),
  sign_in_address: z.string(),
  /** The subject and expiry of each of its certificates. */
  certificates: z.array(z.strictObject({ subject: z.string(), expires: z.iso.date() })),
  /** To be entered at the provider. */
  own_metadata_address: z.string(),
  own_entity_id: z.string(),
  acs_address: z.string(),
});

const provider = z.discriminatedUnion("kind", [oidcProvider, samlProvider]);
export type SignInProvider = z.infer<typeof provider>;
export type OidcProvider = z.infer<typeof oidcProvider>;
export type SamlProvider = z.infer<typeof samlProvider>;

const providerPath = z.strictObject({ providerId: pathId });

const signInSettings = z.strictObject({
  /** In the order of the buttons. */
  providers: z.array(provider),
  /** Whether the password form is shown only at `/login?password`. */
  hides_password: z.boolean(),
  /** Groups that rules may refer to. */
  groups: z.array(
    z.strictObject({
      id,
      course: z.string(),
      /** Empty for an unnamed default group. */
      name: z.string(),
    }),
  ),
  /** Public origin of the site, the prefix of a new provider's addresses. */
  site_address: z.string(),
});

export const readSignInSettings = endpoint({
  name: "readSignInSettings",
  method: "GET",
  path: "/api/admin/sign-in",
  summary: "The providers by whom people can sign in, and whether passwords are offered.",
  response: signInSettings,
});
export type SignInSettings = EndpointOutput<typeof readSignInSettings>;

export const changeSignInSettings = endpoint({
  name: "changeSignInSettings",
  method: "PUT",
  path: "/api/admin/sign-in",
  summary: "Order the providers, and show or hide the form for a password.",
  body: z.strictObject({
    /** Ids of providers; omitted ones come last. */
    order: z.array(id).max(200),
    hides_password: z.boolean(),
  }),
  response: signInSettings,
  errors: [409],
});

export const createOidcProvider = endpoint({
  name: "createOidcProvider",
  method: "POST",
  path: "/api/admin/sign-in/oidc",
  summary: "Add an OpenID Connect provider; it is offered once it is enabled.",
  body: z.strictObject({ ...newKey, ...rules, ...oidc, ...newSecret }),
  response: provider,
  errors: [409],
});

export const updateOidcProvider = endpoint({
  name: "updateOidcProvider",
  method: "PUT",
  path: "/api/admin/sign-in/oidc/:providerId",
  summary: "Change an OpenID Connect provider. Its issuer stays once people have joined it.",
  params: providerPath,
  body: z.strictObject({ ...rules, ...oidc, ...newSecret }),
  response: provider,
  errors: [404, 409],
});

export const createSamlProvider = endpoint({
  name: "createSamlProvider",
  method: "POST",
  path: "/api/admin/sign-in/saml",
  summary: "Add a SAML 2.0 identity provider by its metadata; it is offered once it is enabled.",
  body: z.strictObject({ ...newKey, ...rules, ...attributes, ...newMetadata }),
  response: provider,
  errors: [409],
});

export const updateSamlProvider = endpoint({
  name: "updateSamlProvider",
  method: "PUT",
  path: "/api/admin/sign-in/saml/:providerId",
  summary: "Change a SAML identity provider. Its entity id stays once people have joined it.",
  params: providerPath,
  body: z.strictObject({ ...rules, ...attributes, ...newMetadata }),
  response: provider,
  errors: [404, 409],
});

export const switchProvider = endpoint({
  name: "switchProvider",
  method: "PUT",
  path: "/api/admin/sign-in/providers/:providerId/state",
  summary: "Offer a provider on the sign-in page, or do not.",
  params: providerPath,
  body: z.strictObject({ enabled: z.boolean() }),
  response: provider,
  errors: [404],
});

export const testProvider = endpoint({
  name: "testProvider",
  method: "POST",
  path: "/api/admin/sign-in/providers/:providerId/test",
  summary: "Check the stored settings of a provider against what it says of itself.",
  params: providerPath,
  response: z.strictObject({
    ok: z.boolean(),
    /** Results as sentences in the request's language; errors first. */
    findings: z.array(z.strictObject({ ok: z.boolean(), text: z.string() })),
  }),
  errors: [404],
});
export type ProviderTest = EndpointOutput<typeof testProvider>;

export const removeProvider = endpoint({
  name: "removeProvider",
  method: "DELETE",
  path: "/api/admin/sign-in/providers/:providerId",
  summary: "Remove a provider; people's accounts stay, but nobody is joined to it any more.",
  params: providerPath,
  response: z.strictObject({}),
  errors: [404],
});
