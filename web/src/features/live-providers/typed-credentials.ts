import type { LiveCredentials, LiveProviderKind, StoredLiveCredentials } from "@paso/contract";

/** What is typed into the form of one service; the fields of the others stay empty. */
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

/** The form of a service, filled with what is stored; its secret is not. */
export function typedOf(stored: StoredLiveCredentials | undefined): TypedCredentials {
  if (!stored) return EMPTY;
  const { kind: _, secret: __, ...fields } = stored;
  return { ...EMPTY, ...fields };
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
