import type { LiveCredentials, LiveProviderKind, StoredLiveCredentials } from "@paso/contract";

/** Input of a provider's form; the fields of other providers stay empty. */
export interface TypedCredentials {
  account_id: string;
  client_id: string;
  host: string;
  server: string;
  app_id: string;
  secret: string;
}

const EMPTY: TypedCredentials = {
  account_id: "",
  client_id: "",
  host: "",
  server: "",
  app_id: "",
  secret: "",
};

/** A provider's form filled from what is stored, except for the secret. */
export function typedOf(stored: StoredLiveCredentials | undefined): TypedCredentials {
  if (!stored) return EMPTY;
  const { kind: _, secret: __, ...fields } = stored;
  return { ...EMPTY, ...fields };
}

/** A draft of a provider's form; null for anything else. */
export function readTyped(body: unknown): TypedCredentials | null {
  if (typeof body !== "object" || body === null) return null;
  const typed = { ...EMPTY, ...body };
  return Object.values(typed).every((value) => typeof value === "string") ? typed : null;
}

export function credentialsOf(kind: LiveProviderKind, typed: TypedCredentials): LiveCredentials {
  const { account_id, client_id, host, server, app_id, secret } = typed;
  switch (kind) {
    case "zoom":
      return { kind, account_id, client_id, host, secret };
    case "bigbluebutton":
      return { kind, server, secret };
    case "jitsi":
      return { kind, server, app_id, secret: app_id.trim() === "" ? "" : secret };
  }
}
