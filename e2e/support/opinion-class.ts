import { createPage } from "./new-page.ts";
import { createStudent, createUser, type Person } from "./people.ts";
import { opinion } from "./sample-sections.ts";
import { signInByApi, type Call } from "./sign-in-by-api.ts";
import type { PasoServer } from "./start-server.ts";

/** A person who has answered, and their access to the API. */
export interface Peer extends Person {
  call: Call;
}

/** A published course of one opinion question, and people who have answered it. */
export interface OpinionClass {
  courseId: number;
  /** The question's address for students. */
  page: string;
  peers: Peer[];
}

/** Creates a course and makes each of the named people answer its question. */
export async function createOpinionClass(
  server: PasoServer,
  opinions: Readonly<Record<string, string>>,
): Promise<OpinionClass> {
  const author = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, author, [
    opinion(1, "What is soil to you?"),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const peers: Peer[] = [];
  for (const [name, text] of Object.entries(opinions)) {
    const person = await createStudent(server, courseId, `${name} Mate`);
    peers.push({ ...person, call: await answerAs(server, person, pageId, text) });
  }
  return { courseId, page: `/student/courses/${courseId}/pages/${pageId}`, peers };
}

async function answerAs(server: PasoServer, person: Person, pageId: number, answer: string) {
  const call = await signInByApi(server, person);
  const { sections } = await call<{ sections: Record<string, { id: number }> }>(
    "GET",
    `/api/courses/page/${pageId}`,
  );
  const [question] = Object.values(sections);
  await call("POST", `/api/courses/page/${pageId}/question/${question?.id}`, { answer });
  return call;
}

/** Ids of a person's own opinion, and of the first one in their list. */
export async function findOpinions({ call }: Peer, { page }: OpinionClass) {
  const { sections } = await call<{ sections: Record<string, { id: number }> }>(
    "GET",
    `/api/courses/page/${page.split("/").at(-1)}`,
  );
  const [question] = Object.values(sections);
  const list = (rest: string) =>
    call<{ data: { id: number }[] }>("GET", `/api/courses/opinions/${question?.id}${rest}`);
  const [theirs, own] = [(await list("")).data[0]?.id, (await list("/workbook")).data[0]?.id];
  if (theirs === undefined || own === undefined) throw new Error("There are no opinions yet.");
  return { theirs, own };
}
