import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { instant } from "../http/values.ts";

/** A person's live classes as a calendar feed, at a secret address polled every few hours. */

export const readLiveCalendar = endpoint({
  name: "readLiveCalendar",
  method: "GET",
  path: "/api/live-calendar",
  summary:
    "Whether the viewer has a calendar address. The address itself is shown once, when it is made.",
  response: z.strictObject({
    /** Null if there is none. */
    created_at: instant.nullable(),
    /** When a program last read it; null for never. */
    last_read_at: instant.nullable(),
  }),
});
export type LiveCalendar = EndpointOutput<typeof readLiveCalendar>;

export const createLiveCalendar = endpoint({
  name: "createLiveCalendar",
  method: "POST",
  path: "/api/live-calendar",
  summary: "Make a secret calendar address; an earlier one ends.",
  response: z.strictObject({ address: z.url(), created_at: instant }),
});
export type NewLiveCalendar = EndpointOutput<typeof createLiveCalendar>;

export const revokeLiveCalendar = endpoint({
  name: "revokeLiveCalendar",
  method: "DELETE",
  path: "/api/live-calendar",
  summary: "End the viewer's calendar address.",
  response: z.strictObject({ created_at: z.null() }),
});

export const subscribeLiveCalendar = endpoint({
  name: "subscribeLiveCalendar",
  method: "GET",
  path: "/live-calendar/:token",
  isOpen: true,
  summary:
    "A person's live classes as iCalendar: three months back and all to come. For calendar programs, " +
    "without a session; holds no address of a meeting.",
  params: z.strictObject({
    /** The secret, with or without a trailing `.ics`. */
    token: z
      .string()
      .regex(/^[\w-]{43}(?:\.ics)?$/)
      .transform((text) => text.slice(0, 43)),
  }),
  response: "file",
  fileTypes: ["text/calendar"],
  errors: [404],
});
