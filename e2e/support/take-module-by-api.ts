import { chooseOptions, writeAnswer, type ArchivedPage } from "./archived-course.ts";
import type { Person } from "./people.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import type { PasoServer } from "./start-server.ts";

/** The parts of the API's answers that are used here. */
interface Answers {
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
      if (!["video", "paragraph", "final_quiz_resume"].includes(section.type)) {
        const answer = section.textarea
          ? writeAnswer(section, person.name)
          : encodeChoice(section.type, chooseOptions(section));
        await call("POST", `${path}/question/${sectionId}`, { answer });
      }
      const step = await call<Answers["advance"]>("POST", `${path}/section/${sectionId}`);
      sectionId = step.next_section?.id;
      address = step.redirect_to ?? address;
    }
  }
}

/** Several choices are indexes, each followed by a marker; see the specification's answer encoding. */
function encodeChoice(type: string, options: readonly number[]): string {
  return type.startsWith("select")
    ? options.map((index) => `${index}[answer]`).join("")
    : String(options[0]);
}
