import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, locale, plainText, redirectTo } from "../http/values.ts";

/** What a person may do on the site; see docs/architecture.md. */
export const role = z.enum(["admin", "instructor", "viewer", "student"]);
export type Role = z.infer<typeof role>;

/** Light, dark, or the device's own. */
export const theme = z.enum(["system", "light", "dark"]);
export type Theme = z.infer<typeof theme>;

export const sessionUser = z.strictObject({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role,
  /** Address of the person's picture; null for initials. */
  avatar: z.string().nullable(),
  locale,
  /** IANA name; null for the device's own. */
  time_zone: z.string().nullable(),
  /** Null if the person has not chosen one: each device then has its own. */
  theme: theme.nullable(),
  /** While true, all calls but the session's and the password's are refused. */
  must_change_password: z.boolean(),
  /** While true, only calls that add a second factor are also allowed: the site requires one of the role. */
  must_add_second_factor: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** The signed-in person, and the token that unsafe requests carry. */
export const getSession = endpoint({
  name: "getSession",
  method: "GET",
  path: "/api/session",
  isOpen: true,
  summary: "Who is signed in, the CSRF token of this browser and the language of the interface.",
  response: z.strictObject({
    user: sessionUser.nullable(),
    csrf_token: z.string(),
    locale,
  }),
});

/** A session was opened: the browser's identifier and CSRF token are new. */
export const signedInResponse = z.strictObject({
  user: sessionUser,
  csrf_token: z.string(),
  redirect_to: redirectTo,
});

export const secondFactor = z.enum(["code", "passkey"]);
export type SecondFactor = z.infer<typeof secondFactor>;

/** The password was right, but a second factor is required within minutes to open the session. */
export const secondFactorDue = z.strictObject({
  /** The person's factors, any one of which is enough. */
  second_factors: z.array(secondFactor).min(1),
  csrf_token: z.string(),
});

/** Signs in; the session's identifier and CSRF token are new afterwards. */
export const signIn = endpoint({
  name: "signIn",
  method: "POST",
  path: "/api/session",
  isOpen: true,
  summary:
    "Sign in with e-mail address and password. Where the account has a second factor, the response " +
    "names it and no session is open yet.",
  body: z.strictObject({
    email: plainText.trim().min(1, { error: "Enter your e-mail address." }).max(254),
    password: plainText.min(1, { error: "Enter your password." }).max(1000),
  }),
  response: z.union([signedInResponse, secondFactorDue]),
});

export const signOut = endpoint({
  name: "signOut",
  method: "DELETE",
  path: "/api/session",
  isOpen: true,
  summary: "Sign out.",
  response: z.strictObject({ redirect_to: redirectTo }),
});
