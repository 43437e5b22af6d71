import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { pictureQuery } from "../http/picture-query.ts";
import { id, locale, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";
import { signUpWay } from "./sign-up-endpoints.ts";

/** Courses that people can sign up for, and the page of each. */

const coursePath = z.strictObject({ courseId: pathId });

/** The viewer's sign-up state in a course. */
const ownSignUp = z.strictObject({
  /**
   * `enrolled`: takes it. `pending`: staff have yet to decide. `waiting`: is enrolled as soon as a seat
   * is free. `declined`: staff said no.
   */
  state: z.enum(["enrolled", "pending", "waiting", "declined"]),
  /** Position on the waiting list, from 1; null in every other state. */
  position: z.int().nullable(),
  /** The staff's message when they declined; empty for none. */
  message: z.string(),
});
export type OwnSignUp = z.infer<typeof ownSignUp>;

const catalogueCourse = z.strictObject({
  id,
  title: z.string(),
  summary: z.string(),
  language: locale,
  /** Address of its picture; null for none. */
  picture: z.string().nullable(),
  start_date: localDateTime.nullable(),
  end_date: localDateTime.nullable(),
  sign_up: z.strictObject({
    way: signUpWay,
    /** `closed` also if there is no sign-up. */
    state: z.enum(["not_open", "open", "full", "closed"]),
    opens_at: localDateTime.nullable(),
    closes_at: localDateTime.nullable(),
    /** Null if unlimited. */
    seats_left: z.int().nullable(),
  }),
  /** Null if the viewer has not signed up, and without a session. */
  own: ownSignUp.nullable(),
});
export type CatalogueCourse = z.infer<typeof catalogueCourse>;

export const listCatalogue = endpoint({
  name: "listCatalogue",
  method: "GET",
  path: "/api/catalogue",
  summary:
    "Published courses that one can sign up for, by title. Without a session: those with a public " +
    "page, where the site shows its catalogue to everybody.",
  query: pageQuery.extend({
    /** Words of the title or summary; accents and case do not matter. */
    q: plainText.max(200).optional(),
    language: locale.optional(),
  }),
  response: z.strictObject({
    courses: z.array(catalogueCourse),
    next_cursor: z.string().nullable(),
    time_zone: z.string(),
  }),
});
export type Catalogue = EndpointOutput<typeof listCatalogue>;

export const readCataloguePage = endpoint({
  name: "readCataloguePage",
  method: "GET",
  path: "/api/catalogue/courses/:courseId",
  isOpen: true,
  summary: "A course's page: what it is about, who teaches it and how one comes in.",
  params: coursePath,
  response: z.strictObject({
    course: catalogueCourse.extend({
      /** Sanitised HTML; empty for none. */
      description: z.string(),
      teachers: z.array(z.string()),
      modules: z.array(z.strictObject({ title: z.string(), pages: z.array(z.string()) })),
      /** Estimated length of the whole course. */
      minutes: z.int(),
      has_diploma: z.boolean(),
    }),
    time_zone: z.string(),
  }),
  errors: [404],
});
export type CataloguePage = EndpointOutput<typeof readCataloguePage>;

export const cataloguePicture = endpoint({
  name: "getCataloguePicture",
  method: "GET",
  path: "/api/catalogue/courses/:courseId/picture",
  isOpen: true,
  summary: "The picture of a course's page, to everybody who may read the page.",
  params: coursePath,
  query: pictureQuery,
  response: "file",
  errors: [404],
});

export const listOwnSignUps = endpoint({
  name: "listOwnSignUps",
  method: "GET",
  path: "/api/catalogue/mine",
  summary: "The viewer's requests and places in waiting lists, and whether there is a catalogue.",
  response: z.strictObject({
    requests: z.array(
      z.strictObject({
        course: z.strictObject({ id, title: z.string() }),
        own: ownSignUp,
      }),
    ),
    /** Whether the catalogue has any course for the viewer. */
    has_courses: z.boolean(),
  }),
});
export type OwnSignUps = EndpointOutput<typeof listOwnSignUps>;

export const signUp = endpoint({
  name: "signUp",
  method: "POST",
  path: "/api/catalogue/courses/:courseId/sign-up",
  summary:
    "Enrol oneself, ask to join, or take a place in the waiting list, as the course has it; a " +
    "repeated call changes nothing.",
  params: coursePath,
  body: z.strictObject({
    /** Message to the deciding staff. */
    text: plainText.trim().max(1_000, { error: "This is too long." }).optional(),
  }),
  response: z.strictObject({ own: ownSignUp }),
  errors: [404, 409],
});

export const withdrawSignUp = endpoint({
  name: "withdrawSignUp",
  method: "DELETE",
  path: "/api/catalogue/courses/:courseId/sign-up",
  summary: "Take back a request or leave the waiting list; who takes the course stays in it.",
  params: coursePath,
  response: z.strictObject({ own: ownSignUp.nullable() }),
  errors: [404],
});
