import { listPendingRequests } from "../sign-up/list-requests.ts";
import type { NeedSource } from "./need-source.ts";

/** Requests to join a course that await a decision. */
export const findOpenRequests: NeedSource = async (ctx, { actor, courses }) => {
  const managed = courses.filter(({ may }) => may("manage_students"));
  if (managed.length === 0) return [];
  const pending = await listPendingRequests(ctx, actor);
  const counts = new Map(pending.map(({ courseId, requests }) => [courseId, requests]));
  return managed.flatMap(({ id, title }) => {
    const count = counts.get(id);
    if (count === undefined) return [];
    const redirect_to = `/authoring/courses/${id}/people`;
    return { kind: "requests" as const, course: { id, title }, redirect_to, count };
  });
};
