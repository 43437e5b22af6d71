import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

import { bytea, instant, users } from "./account-tables.ts";

/** A condition on a claim or attribute. */
interface ClaimRule {
  claim: string;
  value: string;
}

type StoredRole = (typeof users.$inferSelect)["role"];

/** Rules for a provider of any kind. */
export interface ProviderRules {
  createsAccounts: boolean;
  firstRole: StoredRole;
  /** In lower case; empty for all. */
  domains: readonly string[];
  roleRules: readonly (ClaimRule & { role: StoredRole })[];
  /** Null leaves the role as it is if no rule matches. */
  roleOtherwise: StoredRole | null;
  groupRules: readonly (ClaimRule & { groupId: number })[];
}

/** How a provider is reached, by kind. Secrets are stored separately. */
export type ProviderConnection =
  | { kind: "oidc"; clientId: string; scopes: string }
  | {
      kind: "saml";
      signInAddress: string;
      /** In base64, without the PEM header and footer. */
      certificates: readonly string[];
      emailAttribute: string;
      firstNameAttribute: string;
      lastNameAttribute: string;
      /** Empty for the NameID. */
      subjectAttribute: string;
      trustsAddresses: boolean;
    };

/** External identity providers: OpenID Connect and SAML. */
export const signInProviders = pgTable("sign_in_providers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Used in addresses, and in `identities.provider`; it never changes. */
  key: text().notNull().unique("sign_in_providers_key"),
  name: text().notNull(),
  /** Position among the buttons of the sign-in page. */
  position: integer().notNull().default(0),
  isEnabled: boolean("is_enabled").notNull().default(false),
  /** Issuer of the subjects in `identities`: an OpenID issuer, or a SAML entity id. */
  issuer: text().notNull(),
  connection: jsonb().$type<ProviderConnection>().notNull(),
  /** The client's secret, sealed; null for none. */
  secret: text(),
  rules: jsonb().$type<ProviderRules>().notNull(),
  /** Incremented by every change, so that processes notice it. */
  version: integer().notNull().default(1),
});

/** Browsers that were sent to a provider and may come back within ten minutes, once. */
export const providerSignIns = pgTable(
  "provider_sign_ins",
  {
    /** SHA-256 of the correlation value: OpenID's `state`, or the id of a SAML request. */
    stateHash: bytea("state_hash").primaryKey(),
    /** SHA-256 of the secret of the browser that began. */
    browserHash: bytea("browser_hash").notNull(),
    providerId: integer("provider_id")
      .notNull()
      .references(() => signInProviders.id, { onDelete: "cascade" }),
    /** The person who links the provider to their account; null to sign in. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** The path to redirect to. */
    next: text(),
    /** SHA-256 of the ticket for a verified SAML response; null before there is one. */
    ticketHash: bytea("ticket_hash"),
    /** The content of a verified SAML response. */
    response: jsonb(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("provider_sign_ins_ticket").on(table.ticketHash),
    index("provider_sign_ins_expiry").on(table.expiresAt),
    index("provider_sign_ins_provider").on(table.providerId),
    index("provider_sign_ins_user").on(table.userId),
  ],
);
