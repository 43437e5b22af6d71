import type { PageData, StudentSection } from "@paso/contract";

/** A student at the API, with their own session. */
export interface ApiStudent {
  /** For requests of a browser in their place. */
  cookie: string;
  call: <Answer>(method: string, path: string, body?: object) => Promise<Answer>;
}

/** Signs a student in without a browser. */
export async function signInStudent(
  origin: string,
  account: { email: string; password: string },
): Promise<ApiStudent> {
  const student = { cookie: "", token: "" };
  const call = async <Answer>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        cookie: student.cookie,
        "x-csrf-token": student.token,
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const set = answer.headers.getSetCookie().find((cookie) => /^(__Host-)?paso=/.test(cookie));
    if (set) student.cookie = set.split(";")[0] ?? "";
    return (await answer.json()) as Answer;
  };
  interface Session {
    csrf_token: string;
  }
  student.token = (await call<Session>("GET", "/api/session")).csrf_token;
  student.token = (await call<Session>("POST", "/api/session", account)).csrf_token;
  return { cookie: student.cookie, call };
}

/**
 * Takes a course from its beginning to a page with so many finished sections and a current one. Returns the
 * page's path.
 */
export async function takeUntil(
  student: ApiStudent,
  courseId: number,
  finishedSections: number,
): Promise<string> {
  for (let page = await openNextPage(student, courseId); ;) {
    const { path, data } = page;
    const isThere = data.total_sections > finishedSections;
    const most = isThere ? finishedSections : data.total_sections;
    let section = currentSection(data);
    for (let taken = 0; section && taken < most; taken++) {
      section = await takeSection(student, data.page.id, section);
    }
    if (isThere) return path;
    page = await openNextPage(student, courseId);
  }
}

async function openNextPage(student: ApiStudent, courseId: number) {
  const { course } = await student.call<{ course: { resume_to: string; finished: boolean } }>(
    "GET",
    `/api/student/courses/${courseId}`,
  );
  if (course.finished) throw new Error("No page of this course has so many sections.");
  const path = course.resume_to.replace(/#.*/, "");
  const pageId = path.split("/").at(-1);
  return { path, data: await student.call<PageData>("GET", `/api/courses/page/${pageId}`) };
}

function currentSection({ sections }: PageData): StudentSection | null {
  return Object.values(sections).find(({ status }) => status !== "finished") ?? null;
}

async function takeSection(student: ApiStudent, pageId: number, section: StudentSection) {
  const path = `/api/courses/page/${pageId}`;
  if (section.type === "question" && section.status === "pending") {
    await student.call("POST", `${path}/question/${section.id}`, { answer: answerTo(section) });
  }
  const { next_section: next } = await student.call<{ next_section: StudentSection | null }>(
    "POST",
    `${path}/section/${section.id}`,
  );
  return next;
}

function answerTo({ question_type: type, min }: StudentSection): string {
  if (type === "textarea") return Array.from({ length: min || 20 }, () => "words").join(" ");
  if (type?.startsWith("radio")) return "0";
  return Array.from({ length: min || 1 }, (_, index) => `${index}[answer]`).join("");
}
