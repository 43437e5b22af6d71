import { createPage, type NewPage } from "./new-page.ts";
import { createStudent, createUser, type Person } from "./people.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import type { PasoServer } from "./start-server.ts";

/** A published course of one page, and its class. */
export interface PollClass extends NewPage {
  student: Person;
  peers: Peer[];
  /** The page's address for the student. */
  address: string;
}

/** A course mate without a browser. */
export interface Peer {
  person: Person;
  /** Answers the page's first question, for the first or second time. */
  answer: (answer: string, round?: 2) => Promise<unknown>;
}

/** Publishes a page and creates a class for it: a student, and that many peers. */
export async function createPollClass(
  server: PasoServer,
  sections: readonly object[],
  mateCount: number,
): Promise<PollClass> {
  const page = await createPage(server, await createUser(server, "admin"), sections);
  const { courseId, pageId, call } = page;
  await call("POST", `/api/courses/${courseId}/update`, {
    title: "Soil and plants",
    status: "published",
  });
  const join = () => createStudent(server, courseId);
  const [student, ...people] = await Promise.all([
    join(),
    ...Array.from({ length: mateCount }, join),
  ]);
  const peers = people.map((person) => ({
    person,
    answer: async (answer: string, round?: 2) => {
      const callAs = await signInByApi(server, person);
      const path = `/api/courses/page/${pageId}`;
      const { sections } = await callAs<{ sections: Record<string, { id: number }> }>("GET", path);
      const [question] = Object.values(sections);
      await callAs("POST", `${path}/question/${question?.id}`, { answer, ...(round && { round }) });
    },
  }));
  return { ...page, student, peers, address: `/student/courses/${courseId}/pages/${pageId}` };
}
