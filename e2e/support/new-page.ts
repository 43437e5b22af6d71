import type { Person } from "./people.ts";
import { signInByApi, type Call } from "./sign-in-by-api.ts";
import type { PasoServer } from "./start-server.ts";

/** A page of a new course, and its author's access to the API. */
export interface NewPage {
  courseId: number;
  pageId: number;
  /** The query that names the page in the addresses of its editors. */
  query: string;
  call: Call;
}

/** An author's new course with one module and one page, which begins with the given sections. */
export async function createPage(
  server: PasoServer,
  author: Person,
  sections: readonly object[] = [],
): Promise<NewPage> {
  const call = await signInByApi(server, author);
  const create = async (path: string, body: object) =>
    (await call<{ id: number }>("POST", `/api/courses/${path}`, body)).id;
  const courseId = await create("create", { title: "Soil and plants" });
  const moduleId = await create(`${courseId}/module/create`, { title: "Soil", order: 1 });
  const pageId = await create(`${moduleId}/page/create`, { title: "What soil is", order: 1 });
  if (sections.length > 0) {
    await call("POST", `/api/courses/${pageId}/sections/create`, { sections });
  }
  const query = `course=${courseId}&module=${moduleId}&page=${pageId}`;
  return { courseId, pageId, query, call };
}
