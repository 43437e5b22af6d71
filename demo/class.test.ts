import { countWords } from "@paso/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";

import { FOLDERS, questionsOf, readCourse, readJson, sectionsOf } from "./read-course.ts";
import type { Question } from "./read-course.ts";

type Answer = number | number[] | string;

interface CourseClass {
  answers: Record<string, Record<string, Answer>>;
  second_answers: Record<string, Record<string, Answer>>;
  likes: Record<string, Record<string, string[]>>;
  comments: Record<string, Record<string, { by: string; text: string }[]>>;
}

interface DemoClass {
  mates: { key: string; course: string; stops_before?: string }[];
  courses: Record<(typeof FOLDERS)[number], CourseClass>;
}

/** Minimum number of opinions that make a list worth reading. */
const FEWEST_OPINIONS = 14;

const schema = z.fromJSONSchema(readJson("class.schema.json") as z.core.JSONSchema.JSONSchema);
const demoClass = readJson("class.json") as DemoClass;

/** Describes what is wrong with an answer; null if nothing is. */
function issueOf(answer: Answer, { items, min, max }: Question): string | null {
  if (!items) {
    return typeof answer === "string" ? boundsIssue(countWords(answer), min, max) : "is no text";
  }
  if (typeof answer === "string") return "is a text";
  const isMultiple = min !== undefined;
  if (isMultiple !== Array.isArray(answer)) return `should ${isMultiple ? "" : "not "}be a list`;
  const chosen = Array.isArray(answer) ? answer : [answer];
  if (chosen.some((index) => items[index] === undefined)) return "names an option there is not";
  if (chosen.some((index, at) => index <= (chosen[at - 1] ?? -1))) return "is not ascending";
  return boundsIssue(chosen.length, min, max);
}

function boundsIssue(count: number, min = 0, max = 0): string | null {
  if (count < min) return `has ${count}, fewer than ${min}`;
  return max > 0 && count > max ? `has ${count}, more than ${max}` : null;
}

test("the class has the form its schema describes", () => {
  expect(schema.safeParse(demoClass).error?.issues).toBeUndefined();
  expect(schema.safeParse({ ...demoClass, mates: [{ key: "Nobody" }] }).success).toBe(false);
});

test("mates have keys of their own and take a course there is", () => {
  const keys = demoClass.mates.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(demoClass.mates.map(({ course }) => course))).toEqual(new Set(FOLDERS));
  expect(Object.keys(demoClass.courses)).toEqual([...FOLDERS]);
});

describe.each(FOLDERS)("the class of %s", (folder) => {
  const course = readCourse(folder);
  const questions = questionsOf(course);
  const addresses = [...sectionsOf(course).keys()];
  const { answers, second_answers: secondAnswers, likes, comments } = demoClass.courses[folder];
  const mates = demoClass.mates.filter((mate) => mate.course === folder);
  const finishers = mates.filter((mate) => mate.stops_before === undefined);
  const answerers = (address: string) => Object.keys(answers[address] ?? {});
  const lessonQuestions = [...questions.keys()].filter((address) => addresses.includes(address));
  const surveyQuestions = [...questions.keys()].filter((address) => !addresses.includes(address));

  test("has mates who stop at a section there is, and more who finish", () => {
    const stops = mates.flatMap((mate) => mate.stops_before ?? []);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.length).toBeLessThan(finishers.length);
    expect(addresses).toEqual(expect.arrayContaining(stops));
  });

  test("has answered every question, in course order", () => {
    expect(Object.keys(answers)).toEqual([...questions.keys()]);
  });

  test("answers exactly as far as each mate has come", () => {
    const hasFinished = (stop: string | undefined, address: string) =>
      stop === undefined || addresses.indexOf(address) < addresses.indexOf(stop);
    const expected = lessonQuestions.map((address) => [
      address,
      mates.filter((mate) => hasFinished(mate.stops_before, address)).map(({ key }) => key),
    ]);
    const actual = lessonQuestions.map((address) => [
      address,
      mates.map(({ key }) => key).filter((key) => answers[address]?.[key] !== undefined),
    ]);
    expect(actual).toEqual(expected);
  });

  test("fills in the survey whole, by some of those who finished", () => {
    const [first, ...others] = surveyQuestions.map((address) => answerers(address).toSorted());
    expect(first?.length).toBeGreaterThan(0);
    expect(finishers.map(({ key }) => key)).toEqual(expect.arrayContaining(first ?? []));
    for (const people of others) expect(people).toEqual(first);
  });

  test("answers within the bounds of every question", () => {
    const issues = Object.entries(answers).flatMap(([address, byMate]) =>
      Object.entries(byMate).flatMap(([key, answer]) => {
        const issue = issueOf(answer, questions.get(address) ?? {});
        return issue ? `${address} ${key} ${issue}` : [];
      }),
    );
    expect(issues).toEqual([]);
  });

  test("answers again where a question has two rounds, and some change their mind", () => {
    const withRounds = [...sectionsOf(course)].flatMap(([address, section]) =>
      "radio" in section && section.type === "radio" && section.radio.two_rounds === "true"
        ? [address]
        : [],
    );
    expect(Object.keys(secondAnswers)).toEqual(withRounds);
    expect(withRounds.length).toBeGreaterThan(0);
    for (const [address, byMate] of Object.entries(secondAnswers)) {
      const issues = Object.values(byMate).map((answer) =>
        issueOf(answer, questions.get(address) ?? {}),
      );
      expect(issues.filter(Boolean)).toEqual([]);
      expect(answerers(address)).toEqual(expect.arrayContaining(Object.keys(byMate)));
      const changed = Object.keys(byMate).filter(
        (key) => String(byMate[key]) !== String(answers[address]?.[key]),
      );
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.length).toBeLessThan(Object.keys(byMate).length);
    }
  });

  test("disagrees on every question, as people do", () => {
    const unanimous = Object.entries(answers).filter(
      ([, byMate]) => new Set(Object.values(byMate).map(String)).size === 1,
    );
    expect(unanimous).toEqual([]);
  });

  test("has enough to read under every published question", () => {
    const published = lessonQuestions.filter((address) => questions.get(address)?.isPublished);
    expect(published.length).toBeGreaterThan(0);
    for (const address of published) {
      expect(answerers(address).length).toBeGreaterThanOrEqual(FEWEST_OPINIONS);
    }
  });

  test("likes each opinion once, and never its own", () => {
    const reactions = Object.values(likes).flatMap((byAuthor) => Object.entries(byAuthor));
    expect(reactions.length).toBeGreaterThan(0);
    for (const [author, fans] of reactions) {
      expect(new Set([...fans, author]).size).toBe(fans.length + 1);
    }
  });

  test("reacts to published opinions, by mates who answered too", () => {
    const reactions = [
      ...Object.entries(likes).map(([address, byAuthor]) => ({
        address,
        people: Object.entries(byAuthor).flat(2),
      })),
      ...Object.entries(comments).map(([address, byAuthor]) => ({
        address,
        people: Object.entries(byAuthor).flatMap(([author, list]) => [
          author,
          ...list.map(({ by }) => by),
        ]),
      })),
    ];
    for (const { address, people } of reactions) {
      expect(questions.get(address)).toMatchObject({ isPublished: true });
      expect(answerers(address)).toEqual(expect.arrayContaining(people));
    }
  });
});
