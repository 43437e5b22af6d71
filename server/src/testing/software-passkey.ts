import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Ceremony {
  challenge: string;
  /** The page's origin, as the browser writes it. */
  origin?: string;
  rpId?: string;
  /** Whether the device has verified the person. */
  isVerified?: boolean;
}

const SITE = { origin: "https://learn.example.org", rpId: "learn.example.org" };

/** A virtual authenticator: creates one passkey and signs with it. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString("base64url");
  userHandle = "";
  counter = 0;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  /** A browser's response for a new passkey. */
  register(ceremony: Ceremony & { userHandle: string }) {
    this.userHandle = ceremony.userHandle;
    const id = Buffer.from(this.id, "base64url");
    const attested = Buffer.concat([Buffer.alloc(16), lengthOf(id), id, this.#coseKey()]);
    const authData = this.#authenticatorData(ceremony, attested);
    return this.#credential({
      clientDataJSON: clientData("webauthn.create", ceremony).toString("base64url"),
      attestationObject: attestation(authData).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** A browser's response to a challenge, signed by the passkey. */
  sign(ceremony: Ceremony) {
    this.counter += 1;
    const authData = this.#authenticatorData(ceremony);
    const client = clientData("webauthn.get", ceremony);
    const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
    return this.#credential({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.#keys.privateKey).toString("base64url"),
      userHandle: this.userHandle,
    });
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key" as const, response };
  }

  #authenticatorData(
    { rpId = SITE.rpId, isVerified = true }: Ceremony,
    attested = Buffer.alloc(0),
  ): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags, 0);
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), tail, attested]);
  }

  /** A P-256 key for ES256, encoded in COSE. */
  #coseKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const point = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, "base64url")]);
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([head, point(0x21, x), point(0x22, y)]);
  }
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}

function clientData(type: string, { challenge, origin = SITE.origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x59]),
    lengthOf(authData),
    authData,
  ]);
}
