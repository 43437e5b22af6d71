import { readFile } from "node:fs/promises";

import { createUser, recordSeen } from "../domains/accounts/index.ts";
import {
  choiceOf,
  type ContentPage,
  type ContentSection,
  type CourseContent,
  enrolUser,
  loadCourseContent,
  opinionRulesOf,
  questionOf,
} from "../domains/courses/index.ts";
import {
  addComment,
  decodeFairCursor,
  likePost,
  ViewCounter,
} from "../domains/discussion/index.ts";
import { commitAnswer, finishSections, reviseAnswer } from "../domains/learning/index.ts";
import { findOwnOpinion, listOpinions, opinionDiscussion } from "../domains/opinions/index.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { Context } from "../platform/context.ts";
import { CLASS_DOMAIN } from "./demo-accounts.ts";

/** An answer in `class.json`: an option's index, several of them, or a text. */
type PeerAnswer = number | number[] | string;

/** A course's entry in `class.json`; see demo/README.md. */
interface ClassOfCourse {
  answers: Record<string, Record<string, PeerAnswer>>;
  second_answers?: Record<string, Record<string, PeerAnswer>>;
  likes?: Record<string, Record<string, string[]>>;
  comments?: Record<string, Record<string, { by: string; text: string }[]>>;
}

interface ClassFile {
  mates: {
    key: string;
    first_name: string;
    last_name: string;
    course: string;
    stops_before?: string;
  }[];
  courses: Record<string, ClassOfCourse>;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How long before the import the class began. */
const BEGAN_AGO = 21 * DAY;
/** How long the class goes on beginning, one after the other: the last are at it until yesterday. */
const BEGINNING = 13 * DAY;
const BETWEEN_PAGES = DAY;
/** Milliseconds that a step takes at least, and at most. */
const STEP = { least: 40_000, most: 160_000 };
/** How long after the last answer the class reacts to each, and the time between two reactions. */
const LATER = 60 * MINUTE;
const PACE = 7 * MINUTE;
/** Opinions that each peer is shown after answering. */
const SHOWN = 20;

/**
 * Writes a fictional class into a course: its people, their progress, their answers, and their reactions
 * to each other's opinions.
 */
export async function loadDemoClass(
  ctx: Context,
  { courseId, name, file }: { courseId: number; name: string; file: string },
): Promise<void> {
  const everything = JSON.parse(await readFile(file, "utf8")) as ClassFile;
  const said = everything.courses[name];
  const course = await loadCourseContent(ctx.database, courseId);
  if (!said || !course) throw new Error(`The demo has no class for ${name}.`);
  const peers = everything.mates.filter((peer) => peer.course === name);
  const ids = await createPeers(ctx, courseId, peers);
  const idOf = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`The demo's class has no ${key}.`);
    return id;
  };

  const sections = listSections(course);
  const began = ctx.clock.now().getTime() - BEGAN_AGO;
  const takenAt = planTimes(sections, peers, began);
  const at = (key: string, section: ContentSection): Context => {
    const time = takenAt(key, section);
    return { ...ctx, clock: { ...systemClock, now: () => time } };
  };
  const views = new ViewCounter(opinionDiscussion, ctx.database, (error) => {
    throw error;
  });
  for (const { address, page, section } of sections) {
    // In order of time, so that the newest opinions have the highest ids, and each sees those before it.
    const answers = Object.entries(said.answers[address] ?? {}).toSorted(
      ([one], [other]) => takenAt(one, section).getTime() - takenAt(other, section).getTime(),
    );
    for (const [key, answer] of answers) {
      const taken = { userId: idOf(key), pageId: page.id, section, groupId: null };
      await commitAnswer(at(key, section), taken, committed(section, answer));
      const wanted = { sectionId: section.id, cursor: decodeFairCursor(undefined), limit: SHOWN };
      const { opinions } = await listOpinions(ctx, { id: idOf(key) }, wanted);
      views.count(opinions.map(({ id }) => id));
      await views.store();
    }
    for (const [key, answer] of Object.entries(said.second_answers?.[address] ?? {})) {
      const taken = { userId: idOf(key), pageId: page.id, section, groupId: null };
      const first = said.answers[address]?.[key];
      if (first === undefined) throw new Error(`${key} answers ${address} only the second time.`);
      await reviseAnswer(at(key, section), taken, {
        first: committed(section, first),
        answer: committed(section, answer),
      });
    }
    let time = Math.max(...peers.map(({ key }) => takenAt(key, section).getTime())) + LATER;
    const clock: Clock = { ...systemClock, now: () => new Date((time += PACE)) };
    await react({ ...ctx, clock }, section, idOf, said, address);
  }
  for (const peer of peers) {
    const stop = sections.findIndex(({ address }) => address === peer.stops_before);
    const taken = (stop === -1 ? sections : sections.slice(0, stop)).filter(
      ({ page, address }) =>
        page.kind === "lesson" || said.answers[address]?.[peer.key] !== undefined,
    );
    const last = taken.at(-1)?.section;
    if (!last) continue;
    await finishSections(at(peer.key, last), {
      userId: idOf(peer.key),
      course,
      sections: taken.map(({ section }) => section),
      takenAt: (section) => takenAt(peer.key, section),
    });
    await recordSeen(at(peer.key, last), idOf(peer.key));
  }
}

interface AddressedSection {
  address: string;
  page: ContentPage;
  section: ContentSection;
}

/** When each takes each section: one page a day, at a pace of their own; the same for every import. */
function planTimes(
  sections: readonly AddressedSection[],
  peers: ClassFile["mates"],
  began: number,
): (key: string, section: ContentSection) => Date {
  const times = new Map<string, Map<ContentSection, Date>>();
  for (const [index, { key }] of peers.entries()) {
    let time = began + (index * BEGINNING) / peers.length;
    let current: ContentPage | null = null;
    const own = new Map<ContentSection, Date>();
    for (const [place, { page, section }] of sections.entries()) {
      if (current && page !== current) time += BETWEEN_PAGES;
      current = page;
      time += STEP.least + ((index * 37 + place * 53) % 100) * ((STEP.most - STEP.least) / 100);
      own.set(section, new Date(time));
    }
    times.set(key, own);
  }
  return (key, section) => {
    const time = times.get(key)?.get(section);
    if (!time) throw new Error(`The demo's class has no ${key}.`);
    return time;
  };
}

/** Every section of the course in order, with its address in `class.json`. */
function listSections(course: CourseContent): AddressedSection[] {
  const lessons = course.modules.flatMap((module) =>
    module.pages.flatMap((page) =>
      page.sections.map((section) => ({
        address: `${module.order}.${page.order}.${section.order}`,
        page,
        section,
      })),
    ),
  );
  const { survey } = course;
  const questions = survey?.sections.map((section, index) => ({
    address: `survey.${index + 1}`,
    page: survey,
    section,
  }));
  return [...lessons, ...(questions ?? [])];
}

/** The class can neither sign in nor get mails. */
async function createPeers(
  ctx: Context,
  courseId: number,
  peers: ClassFile["mates"],
): Promise<Map<string, number>> {
  const began = new Date(ctx.clock.now().getTime() - BEGAN_AGO);
  const earlier = { ...ctx, clock: { ...systemClock, now: () => began } };
  const ids = new Map<string, number>();
  for (const peer of peers) {
    const userId = await createUser(earlier, {
      email: `${peer.key}@${CLASS_DOMAIN}`,
      firstName: peer.first_name,
      lastName: peer.last_name,
      role: "student",
      password: null,
      isDemo: true,
    });
    if (userId === null) throw new Error(`The demo's ${peer.key} has an account already.`);
    await enrolUser(earlier, { userId, courseId });
    ids.set(peer.key, userId);
  }
  return ids;
}

function committed(
  { content }: ContentSection,
  answer: PeerAnswer,
): Parameters<typeof commitAnswer>[2] {
  if (typeof answer === "string") {
    return { text: answer, workbookOnly: opinionRulesOf(content)?.workbookOnly ?? null };
  }
  const choice = choiceOf(content);
  if (!choice) throw new Error(`A ${content.type} has no options to choose.`);
  const optionIds = [answer].flat().map((index) => {
    const option = choice.options[index];
    if (!option) throw new Error(`There is no option ${index} in "${questionOf(content)}".`);
    return option.id;
  });
  return { optionIds };
}

/** Likes of opinions on a question, and comments on them. */
async function react(
  ctx: Context,
  section: ContentSection,
  idOf: (key: string) => number,
  said: ClassOfCourse,
  address: string,
): Promise<void> {
  const likes = said.likes?.[address] ?? {};
  const comments = said.comments?.[address] ?? {};
  for (const author of new Set([...Object.keys(likes), ...Object.keys(comments)])) {
    const [opinion] = await findOwnOpinion(ctx, { id: idOf(author) }, section.id);
    if (!opinion) throw new Error(`${author} has no opinion in ${address}.`);
    for (const fan of likes[author] ?? []) {
      await likePost(ctx, opinionDiscussion, { id: idOf(fan) }, opinion.id);
    }
    for (const { by, text } of comments[author] ?? []) {
      const comment = { postId: opinion.id, text, token: undefined };
      await addComment(ctx, opinionDiscussion, { id: idOf(by) }, comment);
    }
  }
}
