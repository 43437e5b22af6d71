import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { checkCourse } from "./check-course.ts";
import { deletePart } from "./delete-part.ts";
import { duplicatePart } from "./duplicate-part.ts";
import type { Part } from "./find-part.ts";
import { listTrash } from "./list-trash.ts";
import { movePart } from "./move-part.ts";
import { presentIssue, presentOutline, presentTrashed } from "./present-outline.ts";
import { readOutline } from "./read-outline.ts";
import { restorePart } from "./restore-part.ts";

/** The outline of courses: reading it, and moving, copying, removing and restoring parts. */
export function outlineRoutes(app: FastifyInstance): void {
  readingRoutes(app);
  changingRoutes(app);
}

function readingRoutes(app: FastifyInstance): void {
  route(app, api.readOutline, {
    action: "authoring.outline",
    handle: async ({ ctx, actor, params }) => {
      const person = signedIn(actor);
      const outline = await readOutline(ctx, person, params.courseId);
      return presentOutline(outline, person, ctx.site);
    },
  });

  route(app, api.checkCourse, {
    action: "authoring.check",
    handle: async ({ ctx, actor, params, request: { locale } }) => {
      const { content, students } = await readOutline(ctx, signedIn(actor), params.courseId);
      const issues = await checkCourse(content, { students, locale, now: ctx.clock.now() });
      return { issues: issues.map((issue) => presentIssue(issue, locale)) };
    },
  });

  route(app, api.listTrash, {
    action: "authoring.trash",
    handle: async ({ ctx, actor }) => ({
      parts: (await listTrash(ctx, signedIn(actor))).map((part) => presentTrashed(part, ctx.site)),
      time_zone: ctx.site.timeZone,
    }),
  });
}

function changingRoutes(app: FastifyInstance): void {
  route(app, api.movePart, {
    action: "authoring.move",
    handle: async ({ ctx, actor, body }) => {
      const { parent_id: parentId, ...move } = body;
      return { course_id: await movePart(ctx, signedIn(actor), { ...move, parentId }) };
    },
  });

  route(app, api.duplicatePart, {
    action: "authoring.duplicate",
    handle: async ({ ctx, actor, body }) => {
      const copy = await duplicatePart(ctx, signedIn(actor), body);
      return { id: copy.id, redirect_to: outlineAddress(copy) };
    },
  });

  route(app, api.deletePart, {
    action: "authoring.delete",
    handle: async ({ ctx, actor, body }) => {
      const { confirmed: isConfirmed = false, ...name } = body;
      const removed = await deletePart(ctx, signedIn(actor), name, { isConfirmed });
      const gone = removed.kind === "course";
      return { redirect_to: gone ? "/authoring" : `/authoring/courses/${removed.courseId}` };
    },
  });

  route(app, api.restorePart, {
    action: "authoring.restore",
    handle: async ({ ctx, actor, body }) => ({
      redirect_to: outlineAddress(await restorePart(ctx, signedIn(actor), body)),
    }),
  });
}

function outlineAddress({ kind, id, courseId }: Part): string {
  const course = `/authoring/courses/${courseId}`;
  return kind === "course" ? course : `${course}#${kind}-${id}`;
}
