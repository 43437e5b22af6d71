import { csrfTokenOf } from "@paso/server/src/platform/http/csrf.ts";

import type { GeneratedData } from "../data/generate-data.ts";
import { secretOf } from "../data/insert-students.ts";
import { POLL_INDEX } from "../data/write-course.ts";
import type { LoadRequest } from "./load-order.ts";

export type ServerName = "product" | "bare";

/** A case to measure: one student operation on one server. */
export interface Case {
  operation: Operation;
  /** Number of answers to its question; null if irrelevant. */
  answers: number | null;
  server: ServerName;
  requests: LoadRequest[];
  /** Whether a request may be sent again; an answer is given once. */
  repeat: boolean;
}

export const OPERATIONS = [
  "open page",
  "open page, compressed",
  "answer",
  "chart",
  "opinions",
  "sign in",
] as const;
export type Operation = (typeof OPERATIONS)[number];

interface Class {
  data: GeneratedData;
  /** Number of students, from the first on, who are signed in and have begun every lesson. */
  active: number;
  /** Answers to the questions with few and with many. */
  fewAnswers: number;
  manyAnswers: number;
  emails: string[];
  password: string;
}

/** Headers that browsers send with every call of ours. */
const BROWSER = {
  accept: "application/json",
  "accept-language": "en-GB,en;q=0.9",
  "sec-fetch-site": "same-origin",
  "user-agent": "Mozilla/5.0 (X11; Linux x64) Paso bench",
};
const ENCODINGS = "gzip, deflate, br, zstd";

/** Everything that is measured: each operation on both servers, with the very same requests. */
export function planCases(taken: Class): Case[] {
  const { course, students, secretSeed } = taken.data;
  const activeIds = Array.from({ length: taken.active }, (_, index) => students.firstId + index);
  const secrets = activeIds.map((id) => secretOf(secretSeed, id));
  const [opening, ...lessons] = course.lessons;
  if (!opening || lessons.length === 0) throw new Error("The course needs two lessons.");

  const opened = secrets.map((secret) => get(`/api/courses/page/${opening.id}`, secret));
  const readers = secrets.slice(0, taken.fewAnswers);
  const chartOf = ({ sectionIds: [poll] }: { sectionIds: number[] }) =>
    readers.map((secret) => get(`/api/courses/graphic/${poll}/bar`, secret));
  const opinionsOf = ({ sectionIds: [, question] }: { sectionIds: number[] }) =>
    readers.map((secret) => get(`/api/courses/opinions/${question}`, secret));

  // Each round through the students takes each of them to another lesson, so that consecutive requests are
  // never of the same person, and all lessons are answered at the same time.
  const answered = lessons.flatMap((_, round) =>
    secrets.map((secret, index) => {
      const lesson = lessons[(index + round) % lessons.length]!;
      const path = `/api/courses/page/${lesson.id}/question/${lesson.sectionIds[POLL_INDEX]}`;
      return post(path, secret, { answer: String(index % 4) });
    }),
  );
  // A browser that is not signed in has a secret too.
  const signedIn = taken.emails.map((email) =>
    post("/api/session", secretOf("nobody", Math.random()), { email, password: taken.password }),
  );

  const idempotent = (
    operation: Operation,
    server: ServerName,
    requests: LoadRequest[],
    answers: number | null = null,
  ): Case => ({ operation, answers, server, requests, repeat: true });
  const { fewAnswers, manyAnswers } = taken;
  return [
    idempotent("open page", "product", opened),
    idempotent("open page", "bare", opened),
    idempotent("open page, compressed", "product", opened.map(acceptCompressed)),
    idempotent(
      "open page, compressed",
      "bare",
      opened.map(acceptCompressed).map((one) => ({ ...one, path: `/compressed${one.path}` })),
    ),
    { operation: "answer", answers: null, server: "product", requests: answered, repeat: false },
    { operation: "answer", answers: null, server: "bare", requests: answered, repeat: false },
    idempotent("chart", "product", chartOf(course.few), fewAnswers),
    idempotent("chart", "product", chartOf(course.many), manyAnswers),
    idempotent("chart", "bare", chartOf(course.many), manyAnswers),
    idempotent("opinions", "product", opinionsOf(course.few), fewAnswers),
    idempotent("opinions", "product", opinionsOf(course.many), manyAnswers),
    idempotent("opinions", "bare", opinionsOf(course.many), manyAnswers),
    idempotent("sign in", "product", signedIn),
    idempotent("sign in", "bare", signedIn),
  ];
}

/** One request to every page and question, to warm the cache of where each belongs. */
export function planTour(data: GeneratedData): LoadRequest[] {
  const { course, students, secretSeed } = data;
  const secret = secretOf(secretSeed, students.firstId);
  return [
    ...course.lessons.map(({ id }) => get(`/api/courses/page/${id}`, secret)),
    ...[course.few, course.many].flatMap(({ sectionIds: [poll, opinion] }) => [
      get(`/api/courses/graphic/${poll}/bar`, secret),
      get(`/api/courses/opinions/${opinion}`, secret),
    ]),
  ];
}

export function get(path: string, secret: string): LoadRequest {
  return { method: "GET", path, headers: { ...BROWSER, cookie: `paso=${secret}` }, body: null };
}

export function post(path: string, secret: string, body: object): LoadRequest {
  const headers = {
    ...BROWSER,
    cookie: `paso=${secret}`,
    "content-type": "application/json",
    "x-csrf-token": csrfTokenOf(secret),
    "x-requested-with": "XMLHttpRequest",
  };
  return { method: "POST", path, headers, body: JSON.stringify(body) };
}

function acceptCompressed(request: LoadRequest): LoadRequest {
  return { ...request, headers: { ...request.headers, "accept-encoding": ENCODINGS } };
}
