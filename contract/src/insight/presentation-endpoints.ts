import { z } from "zod";

import { endpoint } from "../http/endpoint.ts";
import { id, instant, locale, pathId, plainText } from "../http/values.ts";
import { answerRound, MAX_ANSWER } from "../learning/student-endpoints.ts";
import { studentSection } from "../learning/student-section.ts";

/** Minutes after which an open question closes automatically. */
export const QUESTION_MINUTES = 15;
/** Hours of inactivity of the presenter after which a presentation ends. */
export const PRESENTATION_HOURS = 3;

/**
 * What phones see of a question: `open` accepts answers; in `talk`, after the first of two rounds,
 * nothing is shown yet; `shown` has the answers, `revealed` also the right ones.
 */
export const presentedState = z.enum(["open", "talk", "shown", "revealed"]);
export type PresentedState = z.infer<typeof presentedState>;

/** The latest question asked in class. */
const askedQuestion = z.strictObject({
  section_id: id,
  question: z.string(),
  state: presentedState,
  /** The open round, or the last one. */
  round: answerRound,
  /** When it closes automatically; null unless it is open. */
  closes_at: instant.nullable(),
  /** People in the room who have answered in this round. */
  answers: z.int(),
});

/** The caller's presentation, which phones can join. */
export const presentation = z.strictObject({
  /** Five digits, with which students join. */
  code: z.string(),
  /** The path for phones to join, on this site. */
  join_path: z.string(),
  /** People whose phones have joined. */
  people: z.int(),
  /** When it ends automatically. */
  expires_at: instant,
  /** Null before the first question. */
  asked: askedQuestion.nullable(),
});
export type Presentation = z.infer<typeof presentation>;

const coursePath = z.strictObject({ courseId: pathId });

export const startPresentation = endpoint({
  name: "startPresentation",
  method: "POST",
  path: "/api/authoring/courses/:courseId/presentation",
  summary:
    "Let phones into what the caller presents of a course. One that is running goes on with its code: " +
    "repeated, the call changes nothing.",
  params: coursePath,
  response: presentation,
  errors: [404],
});

/** Moves a class to a question, or a question to its next state; idempotent. */
export const askQuestion = endpoint({
  name: "askQuestion",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/presentation/question",
  summary:
    "Open a question to the class, close it, or show what was answered and what is right. Opening " +
    `closes the one before; it closes by itself after ${QUESTION_MINUTES} minutes.`,
  params: coursePath,
  body: z.strictObject({
    section_id: id,
    state: presentedState,
    /** The round to change; 2 only for questions with two rounds. */
    round: answerRound,
    /** The group whose answers phones show, once they show any; everyone's by default. */
    group: id.optional(),
  }),
  response: presentation,
  errors: [404, 409],
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

export const endPresentation = endpoint({
  name: "endPresentation",
  method: "DELETE",
  path: "/api/authoring/courses/:courseId/presentation",
  summary: "End the caller's presentation of a course: its code lets nobody in any more.",
  params: coursePath,
  response: z.strictObject({}),
  errors: [404],
});

/** The anonymous answers to a choice question. */
const classResult = z.strictObject({
  /** People of the course or of the presented group who answered, and those who answered the second round. */
  answers: z.int(),
  second_answers: z.int(),
  answers_needed: z.int(),
  /**
   * By the option's index; null until enough have answered, or where a group's answers would expose fewer
   * than `answers_needed` outside it.
   */
  options: z.array(z.strictObject({ chosen: z.int(), first: z.int() })).nullable(),
});
export type ClassResult = z.infer<typeof classResult>;

/** The phone's view in class. */
export const classView = z.strictObject({
  course: z.strictObject({ id, title: z.string(), language: locale }),
  /** Whether it is over: no more questions are asked. */
  ended: z.boolean(),
  asked: z
    .strictObject({
      state: presentedState,
      round: answerRound,
      closes_at: instant.nullable(),
      two_rounds: z.boolean(),
      /** Whether the viewer's module is closed, and accepts no answers. */
      module_closed: z.boolean(),
      /** With the viewer's answer; once the right one is revealed, those who answered get it, too. */
      section: studentSection,
      /** Whether the viewer has yet to reach the question in the course, where their answer will be shown. */
      is_ahead: z.boolean(),
      /** For those who answered, once the question is shown. */
      result: classResult.nullable(),
    })
    .nullable(),
});
export type ClassView = z.infer<typeof classView>;

const codePath = z.strictObject({ code: plainText.min(1).max(20) });

export const joinPresentation = endpoint({
  name: "joinPresentation",
  method: "POST",
  path: "/api/class/:code",
  summary:
    "Come into a presentation of a course that one takes, by its code. Once in, the call changes nothing.",
  params: codePath,
  response: classView,
  errors: [404],
});

export const readClass = endpoint({
  name: "readClass",
  method: "GET",
  path: "/api/class/:code",
  summary: "What a presentation asks its class, and what the viewer answered.",
  params: codePath,
  response: classView,
  errors: [404],
});

/** Sent initially, and whenever something else is asked or shown. */
export const classChange = z.strictObject({
  section_id: id.nullable(),
  state: presentedState.nullable(),
  round: answerRound.nullable(),
  ended: z.boolean(),
});
export type ClassChange = z.infer<typeof classChange>;

export const followClass = endpoint({
  name: "followClass",
  method: "GET",
  path: "/api/class/:code/live",
  summary: "Each change of what a presentation asks. The stream ends after some minutes.",
  params: codePath,
  response: "events",
  event: classChange,
  errors: [404],
});

export const answerClass = endpoint({
  name: "answerClass",
  method: "POST",
  path: "/api/class/:code/answer",
  summary:
    "Answer the question that is open. It is the student's real answer, and their page shows it once " +
    "they come to it. The first answer of each round is final: sent again, the call changes nothing.",
  params: codePath,
  body: z.strictObject({
    section_id: id,
    /** Option index, or indexes each followed by `[answer]`. */
    answer: z.union([
      plainText.max(MAX_ANSWER, { error: "This is too long." }),
      z.int().min(0).transform(String),
    ]),
    round: answerRound,
  }),
  response: classView,
  errors: [404, 409],
});
