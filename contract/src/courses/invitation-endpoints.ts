import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId } from "../http/values.ts";

/** Codes with which people join a course themselves: typed, as a link, or as a QR code. */

const coursePath = z.strictObject({ courseId: pathId });

export const courseInvitation = z.strictObject({
  id,
  /** Six letters and digits with a dash between them; `/join/CODE` is the link. */
  code: z.string(),
  /** The group that people join; null for the default one. */
  group_id: id.nullable(),
  expires_at: localDateTime.nullable(),
  /** How many people may use it; null if unlimited. */
  max_uses: z.int().nullable(),
  /** How many people have used it. */
  uses: z.int(),
  state: z.enum(["open", "expired", "used_up"]),
});
export type CourseInvitation = z.infer<typeof courseInvitation>;

export const listInvitations = endpoint({
  name: "listInvitations",
  method: "GET",
  path: "/api/authoring/courses/:courseId/invitations",
  summary: "The invitations to a course that were not withdrawn, the newest first.",
  params: coursePath,
  response: z.strictObject({
    invitations: z.array(courseInvitation),
    /** The site's address, the prefix of links. */
    site_url: z.string(),
  }),
  errors: [404],
});

export const createInvitation = endpoint({
  name: "createInvitation",
  method: "POST",
  path: "/api/authoring/courses/:courseId/invitations",
  summary: "Create a code with which people come into a course.",
  params: coursePath,
  body: z.strictObject({
    /** The default group unless given. */
    group_id: id.optional(),
    expires_at: localDateTime.nullable().optional(),
    max_uses: z
      .int({ error: "Enter a whole number." })
      .min(1, { error: "Enter a number from 1 up." })
      .max(100_000, { error: "This number is too large." })
      .nullable()
      .optional(),
  }),
  idempotent: true,
  response: courseInvitation,
  errors: [404, 409],
});

export const revokeInvitation = endpoint({
  name: "revokeInvitation",
  method: "DELETE",
  path: "/api/authoring/courses/:courseId/invitations/:invitationId",
  summary: "Withdraw an invitation; those who came in with it stay.",
  params: z.strictObject({ courseId: pathId, invitationId: pathId }),
  response: z.strictObject({ id }),
  errors: [404],
});

const codePath = z.strictObject({
  /** As typed: case and dashes do not matter. */
  code: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
});

export const readInvitation = endpoint({
  name: "readInvitation",
  method: "GET",
  path: "/api/join/:code",
  summary: "What an invitation leads to. Attempts are limited, so that codes cannot be guessed.",
  params: codePath,
  response: z.strictObject({
    course: z.strictObject({ id, title: z.string() }),
    /** Names of the course's owners and teachers. */
    staff: z.array(z.string()),
    /** Empty for a group without a name. */
    group: z.string(),
    /** Whether the person already takes the course. */
    is_here: z.boolean(),
  }),
  errors: [404, 409, 429],
});
export type Invitation = EndpointOutput<typeof readInvitation>;

export const acceptInvitation = endpoint({
  name: "acceptInvitation",
  method: "POST",
  path: "/api/join/:code",
  summary:
    "Take the course that an invitation leads to; anyone who comes back finds their answers.",
  params: codePath,
  response: z.strictObject({ course_id: id }),
  errors: [404, 409],
});
