import type { ArchivedPage, ArchivedSection } from "./archived-course.ts";
import type { Answer } from "./choose-answer.ts";
import type { Person } from "./people.ts";
import type { PasoServer } from "./start-server.ts";

/** The parts of the API's answers that are used here. */
interface Answers {
  session: { csrf_token: string };
  home: { courses: { id: number; resume_to: string }[] };
  page: { sections: Record<string, { id: number; order: number }> };
  advance: { next_section: { id: number } | null; redirect_to: string | null };
}

/** A course mate: takes the pages of a module through the API, without a browser. */
export async function takeModuleByApi(
  server: PasoServer,
  person: Person,
  courseId: number,
  pages: readonly ArchivedPage[],
  answerTo: (section: ArchivedSection) => Answer,
): Promise<void> {
  const call = await signInByApi(server, person);
  const { courses } = await call<Answers["home"]>("GET", "/api/student/courses");
  let address = courses.find(({ id }) => id === courseId)?.resume_to ?? "";
  for (const page of pages) {
    const pageId = /\/pages\/(\d+)/.exec(address)?.[1];
    const path = `/api/courses/page/${pageId}`;
    const { sections } = await call<Answers["page"]>("GET", path);
    let sectionId = Object.values(sections).map(({ id }) => id)[0];
    for (const section of page.sections) {
      const answer = encodeAnswer(section.type, answerTo(section));
      if (answer !== null) await call("POST", `${path}/question/${sectionId}`, { answer });
      const step = await call<Answers["advance"]>("POST", `${path}/section/${sectionId}`);
      sectionId = step.next_section?.id;
      address = step.redirect_to ?? address;
    }
  }
}

/** Several choices are indexes, each followed by a marker; see the specification's answer encoding. */
function encodeAnswer(type: string, answer: Answer): string | null {
  if (answer === null || typeof answer === "string") return answer;
  return type.startsWith("select")
    ? answer.map((index) => `${index}[answer]`).join("")
    : String(answer[0]);
}

type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

async function signInByApi(server: PasoServer, person: Person): Promise<Call> {
  let cookie = "";
  let token = "";
  const call: Call = async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        cookie,
        "x-csrf-token": token,
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(";")[0] ?? "";
    return (await response.json()) as Answer;
  };
  token = (await call<Answers["session"]>("GET", "/api/session")).csrf_token;
  const { email, password } = person;
  token = (await call<Answers["session"]>("POST", "/api/session", { email, password })).csrf_token;
  return call;
}
