import { z } from "zod";

import { accountEmail } from "../accounts/email-endpoints.ts";
import { PASSWORD_MIN_LENGTH } from "../accounts/password-endpoints.ts";
import { role } from "../accounts/session-endpoints.ts";
import { staffRole } from "../courses/people-endpoints.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { SPREADSHEETS } from "../http/spreadsheet-formats.ts";
import { days, id, localDateTime, locale, pageQuery, pathId, plainText } from "../http/values.ts";
import { opinionsFate } from "../privacy/erasure-endpoints.ts";

/** The people of the site, for administrators. */

const sitePerson = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Address of the person's picture; null for initials. */
  avatar: z.string().nullable(),
  role,
  /** `new`: has never signed in. */
  state: z.enum(["active", "new", "disabled"]),
  /** Whether they have to choose another password before anything else. */
  must_change_password: z.boolean(),
  /** Whether they have an authenticator app or a passkey. */
  has_second_factor: z.boolean(),
  /** When they were last invited by mail; null for never. */
  invited_at: localDateTime.nullable(),
  /** Accurate to a few minutes; null before the first sign-in. */
  last_seen: localDateTime.nullable(),
  /** When they will be erased unless cancelled; null if no erasure is scheduled. */
  leaving_at: localDateTime.nullable(),
  /** Why the latest mail to their address was given up: the mail server's reply. Null if it was not. */
  mail_failure: z.string().nullable(),
});
export type SitePerson = z.infer<typeof sitePerson>;

/** Which people; all by default. */
const peopleFilter = z.strictObject({
  /** Parts of a name or address, separated by spaces; accents and case do not matter. */
  q: plainText.max(200).optional(),
  role: role.optional(),
  /** `leaving`: with a scheduled erasure; `unreached`: the latest mail to them was given up. */
  state: z
    .enum(["active", "new", "disabled", "must_change_password", "leaving", "unreached"])
    .optional(),
  /** People who take this course or work on it. */
  course: pathId.optional(),
  /** People who take a course in this group. */
  group: pathId.optional(),
  /** People seen within that many days. */
  seen_within: days.optional(),
  /** People not seen for that many days, or never. */
  unseen_for: days.optional(),
});

export const listPeople = endpoint({
  name: "listPeople",
  method: "GET",
  path: "/api/admin/people",
  scope: "people:read",
  summary: "The people of the site by last name.",
  query: pageQuery.extend(peopleFilter.shape),
  response: z.strictObject({
    people: z.array(sitePerson),
    /** Number of matches. */
    total: z.int(),
    next_cursor: z.string().nullable(),
    /** Whether the site has a mail server; otherwise invitations wait under `/api/admin/mails`. */
    is_sending: z.boolean(),
  }),
});
export type SitePeople = EndpointOutput<typeof listPeople>;

export const exportPeople = endpoint({
  name: "exportPeople",
  method: "GET",
  path: "/api/admin/people/export/:format",
  scope: "people:read",
  summary:
    "The people of the site by last name as a spreadsheet. Roles, states and languages have the names that " +
    "this API gives them; an import reads the CSV file again.",
  params: z.strictObject({ format: z.enum(["csv", "xlsx"]) }),
  query: peopleFilter,
  response: "file",
  fileTypes: SPREADSHEETS,
});

const personPath = z.strictObject({ userId: pathId });

export const readPerson = endpoint({
  name: "readPerson",
  method: "GET",
  path: "/api/admin/people/:userId",
  scope: "people:read",
  summary: "A person and their courses.",
  params: personPath,
  response: z.strictObject({
    person: sitePerson,
    created_at: localDateTime,
    /** Courses they take. */
    enrolments: z.array(
      z.strictObject({
        course: z.strictObject({ id, title: z.string() }),
        /** Empty for a default group that was never named. */
        group: z.string(),
        enrolled_at: localDateTime,
        finished_at: localDateTime.nullable(),
      }),
    ),
    /** Courses they work on. */
    staff_of: z.array(
      z.strictObject({ course: z.strictObject({ id, title: z.string() }), role: staffRole }),
    ),
  }),
  errors: [404],
});
export type PersonDetails = EndpointOutput<typeof readPerson>;

const name = plainText.trim().max(100, { error: "This is too long." });

const naming = {
  first_name: name.min(1, { error: "This field is required." }),
  last_name: name,
  email: accountEmail,
};

export const createPerson = endpoint({
  name: "createPerson",
  method: "POST",
  path: "/api/admin/people",
  summary:
    "Create an account: with a password, which the person has to change when they sign in, or without " +
    "one; then the person chooses it by a mailed link.",
  body: z.strictObject({
    ...naming,
    role,
    /** Language of mails to this person, and of the interface until they choose another. */
    locale,
    /** Null if the person chooses it by the mailed link. */
    password: plainText
      .min(PASSWORD_MIN_LENGTH, { error: "Use at least 10 characters." })
      .max(1000, { error: "This is too long." })
      .nullable(),
  }),
  response: sitePerson,
});

export const correctPerson = endpoint({
  name: "correctPerson",
  method: "PUT",
  path: "/api/admin/people/:userId",
  summary:
    "Correct a person's name and address. Another address needs the password or passkey once more " +
    "(`reauthentication_required`) and ends links mailed to the former one. Who has signed in before is " +
    "mailed so at both addresses; who was only invited is invited at the new one.",
  params: personPath,
  body: z.strictObject(naming),
  response: sitePerson,
  errors: [404],
});

/** Bulk actions. */
export const peopleAction = z.enum(["disable", "enable", "invite"]);
export type PeopleAction = z.infer<typeof peopleAction>;

export const changePeople = endpoint({
  name: "changePeople",
  method: "POST",
  path: "/api/admin/people/change",
  summary:
    "Disable, enable or invite many people at once. Whom it does not apply to stays as they are: " +
    "oneself is not disabled, and who has signed in before is not invited. Disabling needs the " +
    "password or passkey once more (`reauthentication_required`).",
  body: z.strictObject({
    user_ids: z.array(id).min(1, { error: "This field is required." }).max(500),
    action: peopleAction,
  }),
  response: z.strictObject({
    /** Those who were changed or invited. */
    user_ids: z.array(id),
  }),
  errors: [409],
});

export const changePersonRole = endpoint({
  name: "changePersonRole",
  method: "PUT",
  path: "/api/admin/people/:userId/role",
  summary:
    "Give a person another role; they sign in again. The last active administrator stays one.",
  params: personPath,
  body: z.strictObject({ role }),
  response: sitePerson,
  errors: [404, 409],
});

export const disablePerson = endpoint({
  name: "disablePerson",
  method: "POST",
  path: "/api/admin/people/:userId/disable",
  summary: "Keep a person from signing in and end their sessions; nothing of theirs is lost.",
  params: personPath,
  response: sitePerson,
  errors: [404, 409],
});

export const enablePerson = endpoint({
  name: "enablePerson",
  method: "POST",
  path: "/api/admin/people/:userId/enable",
  summary: "Let a disabled person sign in again.",
  params: personPath,
  response: sitePerson,
  errors: [404],
});

export const invitePerson = endpoint({
  name: "invitePerson",
  method: "POST",
  path: "/api/admin/people/:userId/invite",
  summary: "Mail a person who has never signed in a link to choose a password.",
  params: personPath,
  response: sitePerson,
  errors: [404, 409],
});

export const sendPersonReset = endpoint({
  name: "sendPersonReset",
  method: "POST",
  path: "/api/admin/people/:userId/reset-password",
  summary: "Mail a person a link to choose a new password; the present one works until then.",
  params: personPath,
  response: sitePerson,
  errors: [404, 409],
});

export const askForNewPassword = endpoint({
  name: "askForNewPassword",
  method: "POST",
  path: "/api/admin/people/:userId/must-change-password",
  summary: "Have a person change their password before they can do anything else.",
  params: personPath,
  response: sitePerson,
  errors: [404],
});

export const requestPersonErasure = endpoint({
  name: "requestPersonErasure",
  method: "POST",
  path: "/api/admin/people/:userId/erasure",
  summary:
    "Have a person erased in 14 days; they are mailed so and may keep their account until then. Needs " +
    "the password or passkey once more (`reauthentication_required`). The last active administrator stays.",
  params: personPath,
  body: z.strictObject({ opinions: opinionsFate }),
  response: sitePerson,
  errors: [404, 409],
});

export const cancelPersonErasure = endpoint({
  name: "cancelPersonErasure",
  method: "DELETE",
  path: "/api/admin/people/:userId/erasure",
  summary: "Keep the account of a person who was to be erased.",
  params: personPath,
  response: sitePerson,
  errors: [404],
});

export const resetSecondFactor = endpoint({
  name: "resetSecondFactor",
  method: "POST",
  path: "/api/admin/people/:userId/reset-second-factor",
  summary:
    "Take away the authenticator app, recovery codes and passkeys of a person who lost them; they are " +
    "signed out everywhere and mailed.",
  params: personPath,
  response: sitePerson,
  errors: [404, 409],
});
