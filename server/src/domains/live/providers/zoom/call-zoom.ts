import { z } from "zod";

import { outcomeOf } from "../../../../platform/outgoing/response-outcome.ts";
import { callProvider } from "../call-provider.ts";
import { LiveProviderError, type LiveProviderReason } from "../live-provider-error.ts";
import type { ZoomAccess } from "./zoom-access.ts";
import { findZoomToken, forgetZoomToken } from "./zoom-token.ts";

interface ZoomCall {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the API's root, with a leading slash; its segments are encoded. */
  path: string;
  query?: Record<string, string>;
  body?: object;
}

/** Zoom's own error codes. */
export const ZOOM = {
  invalidToken: 124,
  unknownUser: 1001,
  otherAccount: 1010,
  noMeeting: 3001,
  inProgress: 3002,
  noRecording: 3301,
  noScopes: 4711,
} as const;

/** A refusal in Zoom's words. */
class ZoomRefusal extends Error {
  override readonly name = "ZoomRefusal";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** The code of a thrown refusal; null for anything else. */
export function zoomCodeOf(error: unknown): number | null {
  const { cause } = error as { cause?: unknown };
  return error instanceof LiveProviderError && cause instanceof ZoomRefusal ? cause.code : null;
}

/**
 * Calls Zoom's API and reads its response; renews a rejected token once.
 * @throws {LiveProviderError}
 */
export async function callZoom<Schema extends z.ZodType>(
  access: ZoomAccess,
  call: ZoomCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  let response = await send(access, call);
  if (outcomeOf(response) === "unauthorized") {
    forgetZoomToken(access);
    response = await send(access, call);
  }
  const text = await response.text();
  const body = readJson(text);
  if (!response.ok) throw refusalOf(response, body, text);
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new LiveProviderError("unreachable", "Zoom’s response cannot be read.", {
    cause: read.error,
  });
}

async function send(access: ZoomAccess, { method = "GET", path, query = {}, body }: ZoomCall) {
  const { value } = await findZoomToken(access);
  const url = new URL(`${access.addresses.api}${path}`);
  for (const [name, text] of Object.entries(query)) url.searchParams.set(name, text);
  return callProvider(access, url, {
    method,
    headers: {
      authorization: `Bearer ${value}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const failure = z.object({
  code: z.number(),
  message: z.string().default(""),
  errors: z.array(z.object({ field: z.string().default(""), message: z.string() })).default([]),
});

const REASONS: Readonly<Record<number, LiveProviderReason>> = {
  [ZOOM.invalidToken]: "unauthorized",
  [ZOOM.noScopes]: "unauthorized",
  [ZOOM.noMeeting]: "gone",
};

function refusalOf(response: Response, body: unknown, text: string): LiveProviderError {
  const { code, message, errors } = failure.safeParse(body).data ?? {
    code: 0,
    message: text,
    errors: [],
  };
  const fields = errors.map((one) => [one.field, one.message].filter(Boolean).join(": "));
  const detail = [message, ...fields].filter(Boolean).join(" ");
  const reason =
    REASONS[code] ?? (outcomeOf(response) === "unauthorized" ? "unauthorized" : "refused");
  return new LiveProviderError(reason, detail, { cause: new ZoomRefusal(code, message) });
}

/** Null for an empty body, as after a change, and for anything but JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
