import type { Message } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import {
  findOutgoingError,
  type OutgoingReason,
} from "../../../platform/outgoing/outgoing-error.ts";
import { describeOidcError } from "../oidc/describe-oidc-error.ts";
import { discoverClient } from "../oidc/open-client.ts";
import {
  isOidc,
  isSaml,
  type ProviderOf,
  type StoredProvider,
} from "../providers/find-provider.ts";
import { openProviderSecret } from "../providers/provider-secret.ts";
import { readCertificate } from "../saml/read-metadata.ts";

/** A result of testing a provider. */
export interface Finding {
  ok: boolean;
  text: Message;
  values?: Record<string, string>;
}

/** Checks the settings of a provider against its own metadata; errors come first. */
export async function testProvider(ctx: Context, provider: StoredProvider): Promise<Finding[]> {
  const found: Finding[] = [];
  if (isOidc(provider)) found.push(...(await testOidc(ctx, provider)));
  if (isSaml(provider)) found.push(...testSaml(ctx, provider));
  return found.toSorted((one, other) => Number(one.ok) - Number(other.ok));
}

async function testOidc(ctx: Context, provider: ProviderOf<"oidc">): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (provider.secret === null) {
    findings.push({
      ok: true,
      text: "There is no client secret: this works only if the provider knows the site as a public client.",
    });
  } else if (openProviderSecret(ctx, provider) === null) {
    findings.push({
      ok: false,
      text: "The client secret cannot be read any more. Enter it again.",
    });
  }
  try {
    const server = (await discoverClient(ctx, provider)).serverMetadata();
    findings.push({ ok: true, text: "The discovery document was found and is of this issuer." });
    if (!server.authorization_endpoint || !server.token_endpoint || !server.jwks_uri) {
      findings.push({
        ok: false,
        text: "The discovery document names no page to sign in at, or no keys.",
      });
    }
    const pkce = server.code_challenge_methods_supported;
    if (pkce && !pkce.includes("S256")) {
      findings.push({ ok: false, text: "The provider does not take PKCE with S256." });
    }
    const scopes = server.scopes_supported;
    const unknown = provider.connection.scopes
      .split(/\s+/)
      .filter((scope) => scope !== "" && scopes && !scopes.includes(scope));
    if (unknown.length > 0) {
      findings.push({
        ok: false,
        text: "The provider does not know these scopes: {scopes}.",
        values: { scopes: unknown.join(", ") },
      });
    }
  } catch (error) {
    findings.push(describe(error));
  }
  return findings;
}

const OUTGOING: Record<OutgoingReason, Message> = {
  private:
    "The issuer is in a private network. The site’s operator has to name the network in PASO_PROVIDER_NETWORKS first.",
  insecure: "The issuer has to begin with https://.",
  timeout: "The provider does not respond within ten seconds.",
  too_large: "What the provider sends is too large.",
  certificate: "The certificate of the provider’s server is not valid.",
  unreachable: "The provider cannot be reached. Check the address of the issuer.",
};

function describe(error: unknown): Finding {
  const outgoing = findOutgoingError(error);
  if (outgoing) return { ok: false, text: OUTGOING[outgoing.reason] };
  const code = (error as { code?: unknown }).code;
  if (code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED") {
    return {
      ok: false,
      text: "The discovery document is of another issuer. Enter the issuer exactly as the provider writes it.",
    };
  }
  if (code === "OAUTH_RESPONSE_IS_NOT_CONFORM" || code === "OAUTH_RESPONSE_IS_NOT_JSON") {
    return {
      ok: false,
      text: "There is no discovery document at this issuer (/.well-known/openid-configuration).",
    };
  }
  return {
    ok: false,
    text: "The discovery document cannot be read: {reason}",
    values: { reason: describeOidcError(error).message },
  };
}

function testSaml({ clock }: Context, { connection }: ProviderOf<"saml">): Finding[] {
  const findings = connection.certificates.map((base64): Finding => {
    const read = readCertificate(base64);
    const date = read?.expires.toISOString().slice(0, 10) ?? "";
    const isValid = read !== null && read.expires > clock.now();
    return {
      ok: isValid,
      text: isValid
        ? "A certificate is valid until {date}."
        : "A certificate expired on {date}. Responses are still accepted; ask the provider for new metadata.",
      values: { date },
    };
  });
  if (!connection.signInAddress.startsWith("https://")) {
    findings.push({
      ok: false,
      text: "The provider’s page to sign in at does not begin with https://.",
    });
  }
  if (connection.emailAttribute === "") {
    findings.push({
      ok: false,
      text: "No attribute is named for the e-mail address, so nobody can be recognised by it.",
    });
  }
  return [...findings, { ok: true, text: "The metadata can be used. Try it by signing in." }];
}
