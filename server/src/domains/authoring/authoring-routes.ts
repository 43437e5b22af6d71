import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { invalid, notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { findCourse, presentWindow, requireRight, resolveDates } from "../courses/index.ts";
import { findPart, findPartToChange } from "./outline/find-part.ts";
import { createSections } from "./sections/create-sections.ts";
import { listSectionOrders } from "./sections/list-section-orders.ts";
import { presentPageSections } from "./sections/present-page-sections.ts";
import { previewDraft } from "./sections/preview-draft.ts";
import { readPage } from "./sections/read-page.ts";
import { describeSectionIssues } from "./sections/section-issues.ts";
import { updateSections } from "./sections/update-sections.ts";
import { createModule } from "./structure/create-module.ts";
import { createPage } from "./structure/create-page.ts";
import { listModules } from "./structure/list-modules.ts";
import { listPages } from "./structure/list-pages.ts";
import { outlineAddress } from "./structure/outline-address.ts";
import { updateCourse } from "./structure/update-course.ts";
import { updateModule } from "./structure/update-module.ts";
import { updatePage } from "./structure/update-page.ts";
import { beginCourse } from "./templates/begin-course.ts";

/** Body limit in bytes for a page's sections: enough for a form with many long texts. */
const SECTIONS_LIMIT = 4 * 1024 ** 2;

/** Authoring of courses: the courses themselves, their modules, pages and sections. */
export function authoringRoutes(app: FastifyInstance): void {
  writeCourses(app);
  writeModules(app);
  writePages(app);
  writeSections(app);
}

const loadCourse = ({ ctx, actor, params }: Call<{ courseId: number }>) =>
  findCourse(ctx, signedIn(actor), params.courseId);

async function loadCourseToChange(call: Call<{ courseId: number }>): Promise<void> {
  const { id } = await loadCourse(call);
  await requireRight(call.ctx, signedIn(call.actor), id, "edit");
}

const loadModule = ({ ctx, actor, params }: Call<{ moduleId: number }>) =>
  findPart(ctx, signedIn(actor), { kind: "module", id: params.moduleId }, "living");

const loadModuleToChange = ({ ctx, actor, params }: Call<{ moduleId: number }>) =>
  findPartToChange(ctx, signedIn(actor), { kind: "module", id: params.moduleId });

const loadPage = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPart(ctx, signedIn(actor), { kind: "page", id: params.pageId }, "living");

const loadPageToChange = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPartToChange(ctx, signedIn(actor), { kind: "page", id: params.pageId });

function writeCourses(app: FastifyInstance): void {
  route(app, api.createCourse, {
    action: "course.create",
    handle: async ({ ctx, actor, body, request }) => {
      if (body.thumbnail?.startsWith("files/")) {
        throw invalid({
          thumbnail: ["Enter an address that begins with https://, or upload a picture."],
        });
      }
      const id = await beginCourse(ctx, {
        title: body.title,
        thumbnail: body.thumbnail ?? "",
        order: body.order ?? 0,
        language: body.language ?? request.locale,
        ...resolveDates(ctx, { startsAt: null, endsAt: null }, body),
        status: body.status ?? "draft",
        hasDiploma: body.has_diploma ?? false,
        allowSeeking: body.allow_seeking ?? false,
        freeNavigation: body.free_navigation ?? false,
        authorId: signedIn(actor).id,
        template: body.template ?? "empty",
      });
      return { id, redirect_to: outlineAddress(id) };
    },
  });

  route(app, api.updateCourse, {
    action: "course.update",
    load: loadCourseToChange,
    handle: async ({ ctx, actor, params, body }) => {
      const { has_diploma, allow_seeking, free_navigation, ...fields } = body;
      const update = {
        ...fields,
        hasDiploma: has_diploma,
        allowSeeking: allow_seeking,
        freeNavigation: free_navigation,
      };
      await updateCourse(ctx, { ...params, actor: signedIn(actor), update });
      return { redirect_to: outlineAddress(params.courseId) };
    },
  });
}

function writeModules(app: FastifyInstance): void {
  route(app, api.listModules, {
    action: "module.list",
    load: loadCourse,
    handle: async ({ ctx, params }) => ({
      modules: (await listModules(ctx, params.courseId)).map(({ startsAt, endsAt, ...module }) => ({
        ...module,
        ...presentWindow({ startsAt, endsAt }, ctx.site),
      })),
    }),
  });

  route(app, api.createModule, {
    action: "module.create",
    load: loadCourseToChange,
    handle: async ({ ctx, params, body }) => {
      const id = await createModule(ctx, { ...params, ...body });
      return { id, redirect_to: outlineAddress(params.courseId) };
    },
  });

  route(app, api.updateModule, {
    action: "module.update",
    load: async (call) => {
      const { courseId } = await loadModuleToChange(call);
      if (courseId !== call.params.courseId) throw notFound();
    },
    handle: async ({ ctx, params, body }) => {
      await updateModule(ctx, { ...params, update: body });
      return { redirect_to: outlineAddress(params.courseId) };
    },
  });
}

function writePages(app: FastifyInstance): void {
  route(app, api.listPages, {
    action: "page.list",
    load: loadModule,
    handle: async ({ ctx, params }) => ({ pages: await listPages(ctx, params.moduleId) }),
  });

  route(app, api.createPage, {
    action: "page.create",
    load: loadModuleToChange,
    handle: async ({ ctx, subject, params, body }) => {
      const id = await createPage(ctx, { ...params, ...body });
      return { id, redirect_to: outlineAddress(subject.courseId, id) };
    },
  });

  route(app, api.updatePage, {
    action: "page.update",
    load: async (call) => {
      const { courseId, parentId } = await loadPageToChange(call);
      const { params } = call;
      if (courseId !== params.courseId || parentId !== params.moduleId) throw notFound();
    },
    handle: async ({ ctx, params, body }) => {
      await updatePage(ctx, { ...params, update: body });
      return { redirect_to: outlineAddress(params.courseId, params.pageId) };
    },
  });
}

function writeSections(app: FastifyInstance): void {
  route(app, api.listSectionOrders, {
    action: "sections.read",
    load: loadPage,
    handle: async ({ ctx, params }) => ({
      sections: await listSectionOrders(ctx, params.pageId),
      file_limit: ctx.site.fileLimits.document,
      picture_limit: ctx.site.fileLimits.picture,
      video_limit: ctx.site.fileLimits.video,
    }),
  });

  route(app, api.readSections, {
    action: "sections.read",
    load: loadPage,
    handle: async ({ ctx, params }) => presentPageSections(await readPage(ctx, params.pageId), ctx),
  });

  route(app, api.previewDraft, {
    action: "sections.update",
    bodyLimit: SECTIONS_LIMIT,
    load: loadPageToChange,
    handle: async ({ ctx, actor, subject, params, body }) => {
      const course = await findCourse(ctx, signedIn(actor), subject.courseId);
      return previewDraft(ctx, { course, ...params, written: body.sections });
    },
  });

  route(app, api.createSections, {
    action: "sections.create",
    bodyLimit: SECTIONS_LIMIT,
    load: loadPageToChange,
    describeIssues: describeSectionIssues,
    handle: async ({ ctx, actor, subject, params, body }) => {
      const created = await createSections(ctx, {
        ...params,
        drafts: body.sections,
        userId: signedIn(actor).id,
      });
      return {
        section_ids: created.sectionIds,
        version: created.version,
        redirect_to: outlineAddress(subject.courseId, params.pageId),
      };
    },
  });

  route(app, api.updateSections, {
    action: "sections.update",
    bodyLimit: SECTIONS_LIMIT,
    load: loadPageToChange,
    describeIssues: describeSectionIssues,
    handle: async ({ ctx, actor, subject, params, body }) => ({
      version: await updateSections(ctx, {
        ...params,
        userId: signedIn(actor).id,
        entries: body.sections,
        version: body.version,
      }),
      redirect_to: outlineAddress(subject.courseId, params.pageId),
    }),
  });
}
