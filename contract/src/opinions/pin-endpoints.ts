import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId } from "../http/values.ts";

/** Opinions that staff show before all others, with their authors' consent. */

/** Maximum number of pinned opinions per question, including pending requests. */
export const MOST_PINS = 3;

const opinionPath = z.strictObject({ opinionId: pathId });

/** `declined`: its author refused, or withdrew the consent. This is final. */
export const pinState = z.enum(["asked", "pinned", "declined"]);
export type PinState = z.infer<typeof pinState>;

export const askToPin = endpoint({
  name: "askToPin",
  method: "POST",
  path: "/api/authoring/opinions/:opinionId/pin",
  summary:
    "Ask the author of an opinion whether it may be pinned: shown before all others to those who have " +
    "answered. 409 where three of its question are pinned or asked for, or its author has declined.",
  params: opinionPath,
  response: z.strictObject({ pin: pinState }),
  errors: [404, 409],
});

export const takePinDown = endpoint({
  name: "takePinDown",
  method: "DELETE",
  path: "/api/authoring/opinions/:opinionId/pin",
  summary: "Take a pinned opinion down, or ask no longer. The opinion stays among the others.",
  params: opinionPath,
  response: z.strictObject({ pin: z.null() }),
  errors: [404],
});

export const listOwnPins = endpoint({
  name: "listOwnPins",
  method: "GET",
  path: "/api/student/pins",
  summary: "The viewer's own opinions that staff have pinned or would like to pin, newest first.",
  response: z.strictObject({
    pins: z.array(
      z.strictObject({
        opinion_id: id,
        state: z.enum(["asked", "pinned"]),
        course: z.strictObject({ id, title: z.string() }),
        question: z.string(),
        answer: z.string(),
        /** Full name of who asked; null if they are gone. */
        asked_by: z.string().nullable(),
        asked_at: localDateTime,
        /** Whether staff have hidden it, so that it is not shown for now. */
        hidden: z.boolean(),
      }),
    ),
  }),
});
export type OwnPins = EndpointOutput<typeof listOwnPins>;
export type OwnPin = OwnPins["pins"][number];

export const answerPin = endpoint({
  name: "answerPin",
  method: "PUT",
  path: "/api/student/pins/:opinionId",
  summary:
    "Say whether one's own opinion may be pinned. No, also after a yes, takes it down at once and for good.",
  params: opinionPath,
  body: z.strictObject({ agreed: z.boolean() }),
  response: z.strictObject({ pin: pinState }),
  errors: [404],
});
