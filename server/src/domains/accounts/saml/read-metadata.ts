import { X509Certificate } from "node:crypto";

import { Parser } from "htmlparser2";

/** The parsed metadata of an identity provider. */
export interface SamlMetadata {
  entityId: string;
  /** Where browsers are redirected to sign in. */
  signInAddress: string;
  /** The signing certificates, in base64. */
  certificates: string[];
}

export type MetadataIssue =
  | "not_metadata"
  | "several_providers"
  | "no_sign_in_address"
  | "no_certificate";

const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

/** Parses the metadata of one identity provider, or says what it lacks. */
export function readMetadata(xml: string): SamlMetadata | MetadataIssue {
  const { entities, isComplete } = collect(xml);
  const providers = entities.filter(({ isProvider }) => isProvider);
  if (providers.length > 1) return "several_providers";
  const [found] = providers;
  if (!isComplete || !found) return "not_metadata";
  const { entityId, signInAddress, certificates } = found;
  if (!signInAddress || !URL.canParse(signInAddress)) return "no_sign_in_address";
  if (certificates.length === 0 || !certificates.every((one) => readCertificate(one) !== null))
    return "no_certificate";
  return { entityId, signInAddress, certificates: [...new Set(certificates)] };
}

/** The subject and expiry of a certificate; null if it is not one. */
export function readCertificate(base64: string): { subject: string; expires: Date } | null {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, "base64"));
    const subject = certificate.subject.replaceAll("\n", ", ");
    return { subject, expires: certificate.validToDate };
  } catch {
    return null;
  }
}

interface Entity extends SamlMetadata {
  isProvider: boolean;
}

/** Document type definitions are ignored, which prevents entity expansion attacks. */
function collect(xml: string): { entities: Entity[]; isComplete: boolean } {
  const entities: Entity[] = [];
  const path: string[] = [];
  let usesSigning = false;
  let text: string | null = null;
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = localName(qualified);
        path.push(name);
        const entity = entities.at(-1);
        const isInside = path.includes("IDPSSODescriptor");
        if (name === "EntityDescriptor") {
          const entityId = attributes["entityID"]?.trim() ?? "";
          entities.push({ entityId, signInAddress: "", certificates: [], isProvider: false });
        } else if (name === "IDPSSODescriptor" && entity) {
          entity.isProvider = entity.entityId !== "";
        } else if (name === "KeyDescriptor") {
          usesSigning = isInside && attributes["use"] !== "encryption";
        } else if (name === "SingleSignOnService" && isInside && entity) {
          if (attributes["Binding"] === REDIRECT)
            entity.signInAddress = attributes["Location"] ?? "";
        } else if (name === "X509Certificate" && usesSigning && path.includes("KeyDescriptor")) {
          text = "";
        }
      },
      ontext(part) {
        if (text !== null) text += part;
      },
      onclosetag(qualified) {
        if (localName(qualified) === "X509Certificate" && text !== null) {
          entities.at(-1)?.certificates.push(text.replaceAll(/\s+/g, ""));
          text = null;
        }
        path.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return {
    entities,
    isComplete: /<\/[^<>]*Descriptor>\s*(?:<!--[^]*?-->\s*)*$/.test(xml.trimEnd()),
  };
}

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(":") + 1);
}
