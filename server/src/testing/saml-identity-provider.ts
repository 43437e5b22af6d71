import { inflateRawSync } from "node:zlib";

import samlify from "samlify";
import { generate } from "selfsigned";
import { SignedXml } from "xml-crypto";

import { newSecret } from "../platform/new-secret.ts";

const { Constants, IdentityProvider, ServiceProvider, setSchemaValidator } = samlify;

// Schema validation would need a Java program; the tests check how the product handles the response.
setSchemaValidator({ validate: async () => "skipped" });

export const ENTITY_ID = "https://idp.campus.example/metadata";
const SIGN_IN = "https://idp.campus.example/sso";

/** How a response deviates from a valid one. */
export interface SamlResponse {
  inResponseTo: string;
  /** The site's address for responses. */
  acs: string;
  audience: string;
  issuer?: string;
  nameId?: string;
  nameIdFormat?: string;
  recipient?: string;
  /** Milliseconds from now until it is no longer valid. */
  expiresIn?: number;
  attributes?: Readonly<Record<string, string | readonly string[]>>;
  signs?: "assertion" | "response" | "nothing";
  /** Signs with it instead of the provider's key. */
  privateKey?: string;
  /** Changes the signed XML. */
  tamper?: (xml: string) => string;
  /** Changes the XML before it is signed. */
  change?: (xml: string) => string;
}

/** A SAML identity provider with a key. */
export interface SamlIdp {
  metadata: string;
  certificate: string;
  privateKey: string;
  /** The response that the browser brings to the site, in base64. */
  respond(response: SamlResponse): string;
}

/** Creates a provider with a fresh key. */
export async function createSamlIdp(): Promise<SamlIdp> {
  const { private: privateKey, cert } = await generate([{ name: "commonName", value: "campus" }]);
  const certificate = cert.replaceAll(/-----[A-Z ]+-----|\s/g, "");
  return {
    privateKey,
    certificate,
    metadata: writeMetadata(certificate),
    respond: (response) => respond({ privateKey, ...response }),
  };
}

function writeMetadata(certificate: string): string {
  return `<?xml version="1.0"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${ENTITY_ID}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
      <ds:X509Data><ds:X509Certificate>${certificate.replaceAll(/.{64}/g, "$&\n")}</ds:X509Certificate></ds:X509Data>
    </ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${SIGN_IN}/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${SIGN_IN}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;
}

function respond(response: SamlResponse & { privateKey: string }): string {
  const { signs = "assertion", tamper = same, change = same } = response;
  let xml = change(writeResponse(response));
  if (signs !== "nothing") {
    const element = signs === "assertion" ? "Assertion" : "Response";
    xml = signXml(xml, element, response.privateKey);
  }
  return Buffer.from(tamper(xml)).toString("base64");
}

const same = (xml: string) => xml;

function writeResponse(response: SamlResponse): string {
  const {
    inResponseTo,
    acs,
    audience,
    issuer = ENTITY_ID,
    nameId = "ada",
    recipient = acs,
  } = response;
  const { nameIdFormat = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent" } = response;
  const now = Date.now();
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const until = at(response.expiresIn ?? 300_000);
  const attributes = Object.entries(response.attributes ?? {}).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${[values]
        .flat()
        .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
        .join("")}</saml:Attribute>`,
  );
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r${newSecret()}" Version="2.0" IssueInstant="${at(0)}" Destination="${acs}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion ID="_a${newSecret()}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameIdFormat}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${recipient}" InResponseTo="${inResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(-1_000)}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"/><saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement></saml:Assertion></samlp:Response>`;
}

function signXml(xml: string, element: string, privateKey: string): string {
  const xpath = `//*[local-name(.)='${element}']`;
  const signer = new SignedXml({
    privateKey,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
  });
  signer.addReference({
    xpath,
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
    transforms: [
      "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
      "http://www.w3.org/2001/10/xml-exc-c14n#",
    ],
  });
  signer.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
  });
  return signer.getSignedXml();
}

/** The same with another library: it reads the site's metadata and the request, and writes the response. */
export async function respondWithSamlify(
  { certificate, privateKey }: SamlIdp,
  { ownMetadata, url, nameId }: { ownMetadata: string; url: string; nameId: string },
): Promise<{ metadata: string; response: string }> {
  const { namespace } = Constants;
  const nameIDFormat = [namespace.format.persistent];
  const idp = IdentityProvider({
    entityID: ENTITY_ID,
    privateKey,
    signingCert: certificate,
    isAssertionEncrypted: false,
    nameIDFormat,
    singleSignOnService: [{ Binding: namespace.binding.redirect, Location: SIGN_IN }],
  });
  const sp = ServiceProvider({ metadata: ownMetadata });
  const query = Object.fromEntries(new URL(url).searchParams);
  const request = await idp.parseLoginRequest(sp, "redirect", { query });
  const { context } = await idp.createLoginResponse(
    sp,
    { ...request },
    "post",
    { email: nameId },
    {},
  );
  return { metadata: idp.getMetadata(), response: context };
}

/** The XML of a site's request. */
export function readRequest(url: string): { id: string; xml: string } {
  const deflated = new URL(url).searchParams.get("SAMLRequest") ?? "";
  const xml = inflateRawSync(Buffer.from(deflated, "base64")).toString();
  return { id: /ID="([^"]+)"/.exec(xml)?.[1] ?? "", xml };
}
