import type { NeedSource } from "../../courses/index.ts";

/** Courses that are not published. */
export const findDraftCourses: NeedSource = async (_ctx, { courses }) =>
  courses
    .filter(({ status, may }) => status === "draft" && may("edit"))
    .map(({ id, title, pages }) => ({
      kind: "draft",
      course: { id, title },
      redirect_to: `/authoring/courses/${id}`,
      pages,
    }));
