import { api, type CourseDiplomaDesign, type SiteDiplomaDesign } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import {
  type CourseContent,
  findCourse,
  loadCourseContent,
  requireRight,
} from "../../courses/index.ts";
import { finalQuizQuestions } from "../../learning/index.ts";
import { findCourseDesign, findSiteDesign, type FoundDesign } from "../designs/find-design.ts";
import { changeCourseDesign, changeSiteDesign } from "./change-design.ts";
import { inventedCourse, previewDesign } from "./preview-design.ts";

const MEGABYTE = 1024 ** 2;

/** Designs of diplomas: the site's, and those of courses for their editors. */
export function templateRoutes(app: FastifyInstance): void {
  siteRoutes(app);
  courseRoutes(app);
}

function siteRoutes(app: FastifyInstance): void {
  route(app, api.readSiteDiplomaDesign, {
    action: "site-diploma-design.read",
    handle: ({ ctx, params }) => presentSiteDesign(ctx, params),
  });

  route(app, api.changeSiteDiplomaDesign, {
    action: "site-diploma-design.change",
    handle: async ({ ctx, actor, params, body }) => {
      await changeSiteDesign(ctx, { ...params, actorId: signedIn(actor).id }, body);
      return presentSiteDesign(ctx, params);
    },
  });

  route(app, api.removeSiteDiplomaDesign, {
    action: "site-diploma-design.change",
    handle: async ({ ctx, actor, params }) => {
      await changeSiteDesign(ctx, { ...params, actorId: signedIn(actor).id }, null);
      return presentSiteDesign(ctx, params);
    },
  });

  route(app, api.previewSiteDiploma, {
    action: "site-diploma-design.read",
    waits: true,
    handle: ({ ctx, params, body }) =>
      previewDesign(ctx, { ...body, course: inventedCourse(params.language) }),
  });
}

function courseRoutes(app: FastifyInstance): void {
  route(app, api.readCourseDiplomaDesign, {
    action: "diploma-design.read",
    load,
    handle: ({ ctx, subject }) => presentCourseDesign(ctx, subject),
  });

  route(app, api.changeCourseDiplomaDesign, {
    action: "diploma-design.change",
    load,
    handle: async ({ ctx, subject, body }) => {
      await changeCourseDesign(ctx, subject, body);
      return presentCourseDesign(ctx, subject);
    },
  });

  route(app, api.removeCourseDiplomaDesign, {
    action: "diploma-design.change",
    load,
    handle: async ({ ctx, subject }) => {
      await changeCourseDesign(ctx, subject, null);
      return presentCourseDesign(ctx, subject);
    },
  });

  route(app, api.previewCourseDiploma, {
    action: "diploma-design.read",
    waits: true,
    load,
    handle: ({ ctx, subject, body }) => {
      const { title, language, modules, pages } = subject;
      const course = {
        title,
        language,
        modules: modules.length,
        pages: pages.length,
        sections: pages.reduce((sum, page) => sum + page.sections.length, 0),
        finalQuestions: finalQuizQuestions(subject.pages).length,
      };
      return previewDesign(ctx, { ...body, course });
    },
  });
}

async function load({ ctx, actor, params }: Call<{ courseId: number }>): Promise<CourseContent> {
  const person = signedIn(actor);
  await findCourse(ctx, person, params.courseId);
  await requireRight(ctx, person, params.courseId, "edit");
  const course = await loadCourseContent(ctx.database, params.courseId);
  if (!course) throw notFound();
  return course;
}

async function presentSiteDesign(
  ctx: Context,
  { language }: { language: "en" | "es" },
): Promise<SiteDiplomaDesign> {
  return present(ctx, await findSiteDesign(ctx, language));
}

async function presentCourseDesign(
  ctx: Context,
  course: CourseContent,
): Promise<CourseDiplomaDesign> {
  const { id, title, language, hasDiploma } = course;
  return {
    ...present(ctx, await findCourseDesign(ctx, course)),
    course: {
      id,
      title,
      language,
      has_diploma: hasDiploma,
      final_questions: finalQuizQuestions(course.pages).length,
    },
  };
}

function present({ site }: Context, { design, isOwn, inherited }: FoundDesign): SiteDiplomaDesign {
  return {
    design,
    is_own: isOwn,
    inherited,
    has_logo: site.logo !== null,
    picture_limit_mb: Math.floor(site.fileLimits.picture / MEGABYTE),
  };
}
