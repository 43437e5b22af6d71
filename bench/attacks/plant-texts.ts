import { insertAnswers } from "../data/insert-learning.ts";
import type { Operation } from "./api-document.ts";
import { drawFrom, oneOf } from "./draw.ts";
import { fillPath } from "./fill-path.ts";
import { findKnownIds } from "./known-ids.ts";
import { makeValue } from "./make-value.ts";
import type { DemoSite, Role } from "./start-demo-site.ts";

/** Few enough for a page to be drawn completely before it is left. */
const SECTIONS_A_PAGE = 40;
const OPTIONS = 4;
/** Attempts per operation, so that each variant of its input gets its turn. */
const TRIES = 4;
const AUTHORS: readonly Role[] = ["admin", "instructor", "student"];
/** Operations that would lock out the users of the others, or delete their test data. */
const LEFT_OUT =
  /session|password|second-factor|authenticator|erasure|passkey|disable|\/role|restore|recovery|setup|people\/change|sign-in|registration/;

/** Both courses: each script as a text, and as questions, options, reasons and titles. */
export interface PlantedCourses {
  texts: number;
  questions: number;
}

/** Imports them as archives, which the importer parses and sanitises. */
export async function plantByArchive(
  site: DemoSite,
  vectors: readonly string[],
): Promise<PlantedCourses> {
  const paragraphs = vectors.map((paragraph) => ({ type: "paragraph", paragraph }));
  const perQuestion = 1 + 2 * OPTIONS;
  const questions = chunksOf(vectors, perQuestion).map(([question = "", ...rest]) => {
    const items = Array.from({ length: OPTIONS }, (_, at) => rest[at] ?? `Option ${at}`);
    return {
      type: "radio-validated",
      radioValidated: {
        question,
        items,
        valid_items: items.map((_, at) => at === 0),
        reasons: items.map((_, at) => rest[OPTIONS + at] ?? ""),
        final_quiz: "false",
      },
    };
  });
  return {
    texts: await site.importArchive(writeCourse(vectors, paragraphs)),
    questions: await site.importArchive(writeCourse(vectors, questions)),
  };
}

function writeCourse(vectors: readonly string[], sections: readonly object[]): object {
  const title = (at: number) => vectors[(at * 37) % vectors.length]!.slice(0, 100);
  return {
    format: "course-archive/1",
    language: "en",
    title: title(3),
    thumbnail: "",
    order: 1,
    start_date: null,
    end_date: null,
    status: "published",
    has_diploma: false,
    allow_seeking: true,
    free_navigation: true,
    modules: chunksOf(chunksOf(sections, SECTIONS_A_PAGE), 8).map((pages, module) => ({
      order: module + 1,
      title: title(module + 5),
      start_date: null,
      end_date: null,
      pages: pages.map((part, page) => ({
        order: page + 1,
        title: title(module * 8 + page + 11),
        sections: part.map((section, order) => ({ order: order + 1, ...section })),
      })),
    })),
    surveys: [],
  };
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Marks both courses as finished by the student, so that their pages are shown completely. */
export async function insertProgress(
  { client, visitors }: DemoSite,
  courses: PlantedCourses,
): Promise<void> {
  const id = visitors.student.id!;
  for (const courseId of Object.values(courses)) {
    await client.query(
      `update courses set status = 'published', starts_at = null, ends_at = null, deleted_at = null,
         version = version + 1
       where id = $1`,
      [courseId],
    );
    await client.query("delete from enrolments where user_id = $1 and course_id = $2", [
      id,
      courseId,
    ]);
    await client.query(
      `insert into enrolments (user_id, course_id, group_id, enrolled_at)
       select $1, $2, id, now() from groups where course_id = $2 and is_default`,
      [id, courseId],
    );
    const { rows } = await client.query<{ id: number; sections: number[] }>(
      `select p.id, array_agg(s.id order by s.position) as sections
       from pages p join sections s on s.page_id = p.id where p.course_id = $1 group by p.id`,
      [courseId],
    );
    for (const page of rows) {
      const taken = { id: page.id, courseId, sectionIds: page.sections };
      await insertAnswers(client, { first: id, last: id }, taken, "finished");
    }
  }
}

/** Makes the teacher and the viewer staff of both courses, so that they see them, too. */
export async function letStaffIn(
  { client, visitors }: DemoSite,
  courses: PlantedCourses,
): Promise<void> {
  for (const courseId of Object.values(courses)) {
    for (const [role, inCourse] of [
      ["instructor", "teacher"],
      ["viewer", "viewer"],
    ] as const) {
      await client.query(
        `insert into course_staff (user_id, course_id, role) values ($1, $2, $3)
         on conflict (user_id, course_id) do update set role = excluded.role`,
        [visitors[role].id, courseId, inCourse],
      );
    }
  }
}

interface Planted {
  endpoints: number;
  sent: number;
  taken: number;
}

/** Sends scripts in every text of every operation that takes a body, as every role that may author. */
export async function plantByApi(
  site: DemoSite,
  operations: readonly Operation[],
  vectors: readonly string[],
): Promise<Planted> {
  const writing = operations.filter(
    ({ method, path, body }) => method !== "GET" && body !== null && !LEFT_OUT.test(path),
  );
  const known = await findKnownIds(site.client);
  const draw = drawFrom(17);
  const planted = { endpoints: writing.length, sent: 0, taken: 0 };
  for (const operation of writing) {
    for (const role of AUTHORS) {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const body = makeValue(operation.body ?? {}, {
          draw,
          definitions: operation.definitions,
          write: ({ maxLength = 500 }) => writeVectors(maxLength),
        });
        const { ok } = await fetch(site.origin + fillPath(operation.path, known, draw), {
          method: operation.method,
          headers: { ...site.visitors[role].headers, "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        planted.sent += 1;
        if (ok) planted.taken += 1;
      }
    }
  }
  return planted;

  /** Some that fit; they may be adjacent, since anything that is not HTML stays text. */
  function writeVectors(longest: number): string {
    let text = oneOf(draw, vectors).slice(0, longest);
    for (let more = oneOf(draw, vectors); text.length + more.length < Math.min(longest, 400);) {
      text += more;
      more = oneOf(draw, vectors);
    }
    return text;
  }
}
