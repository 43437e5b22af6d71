import { api, type CourseDiploma } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { decodeCursor, takePart } from "../../../platform/cursor.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse, hasRightIn, requireRight } from "../../courses/index.ts";
import {
  type CourseDiplomaRow,
  findCourseDiploma,
  listCourseDiplomas,
} from "./list-course-diplomas.ts";
import { presentCourseDiploma } from "./present-course-diploma.ts";
import { readFigures } from "./read-figures.ts";
import { readHistory } from "./read-history.ts";
import { reissueDiploma } from "./reissue-diploma.ts";
import { restoreDiploma, revokeDiploma } from "./revoke-diploma.ts";

/** Diplomas per page. */
const PART = 50;

/** A course's diplomas: all its staff see them; those who edit the course reissue and revoke. */
export function courseDiplomaRoutes(app: FastifyInstance): void {
  readingRoutes(app);
  changingRoutes(app);
}

function readingRoutes(app: FastifyInstance): void {
  route(app, api.listCourseDiplomas, {
    action: "course-diploma.list",
    load: loadCourse,
    handle: async ({ ctx, actor, subject: course, query }) => {
      const limit = query.limit ?? PART;
      const { rows, total } = await listCourseDiplomas(ctx, {
        courseId: course.id,
        search: query.q ?? "",
        state: query.state,
        before: decodeCursor(query.cursor)[0] ?? null,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      return {
        course: {
          id: course.id,
          title: course.title,
          language: course.language,
          has_diploma: course.hasDiploma,
        },
        diplomas: shown.map((row) => presentCourseDiploma(row, ctx.site)),
        total,
        ...(await readFigures(ctx, course)),
        may_manage: await hasRightIn(ctx, signedIn(actor), course.id, "edit"),
        next_cursor: nextCursor,
      };
    },
  });

  route(app, api.readCourseDiploma, {
    action: "course-diploma.list",
    load: async (call) => {
      await loadCourse(call);
      return loadDiploma(call);
    },
    handle: async ({ ctx, subject }) => ({
      diploma: presentCourseDiploma(subject, ctx.site),
      history: await readHistory(ctx, subject.id),
    }),
  });
}

function changingRoutes(app: FastifyInstance): void {
  route(app, api.reissueDiploma, {
    action: "course-diploma.manage",
    load: loadManaged,
    handle: async ({ ctx, actor, params, body }) => {
      const { current_design: currentDesign, ...rest } = body;
      const actorId = signedIn(actor).id;
      await reissueDiploma(ctx, { ...params, ...rest, currentDesign, actorId });
      return present(ctx, params);
    },
  });

  route(app, api.revokeDiploma, {
    action: "course-diploma.manage",
    load: loadManaged,
    handle: async ({ ctx, actor, params, body }) => {
      await revokeDiploma(ctx, { ...params, ...body, actorId: signedIn(actor).id });
      return present(ctx, params);
    },
  });

  route(app, api.restoreDiploma, {
    action: "course-diploma.manage",
    load: loadManaged,
    handle: async ({ ctx, actor, params }) => {
      await restoreDiploma(ctx, { ...params, actorId: signedIn(actor).id });
      return present(ctx, params);
    },
  });
}

type DiplomaCall = Call<{ courseId: number; diplomaId: number }>;

const loadCourse = ({ ctx, actor, params }: Call<{ courseId: number }>) =>
  findCourse(ctx, signedIn(actor), params.courseId);

async function loadManaged(call: DiplomaCall): Promise<CourseDiplomaRow> {
  const { id } = await loadCourse(call);
  await requireRight(call.ctx, signedIn(call.actor), id, "edit");
  return loadDiploma(call);
}

async function loadDiploma({ ctx, params }: DiplomaCall): Promise<CourseDiplomaRow> {
  const diploma = await findCourseDiploma(ctx, params);
  if (!diploma) throw notFound();
  return diploma;
}

async function present(ctx: Context, params: DiplomaCall["params"]): Promise<CourseDiploma> {
  const diploma = await findCourseDiploma(ctx, params);
  if (!diploma) throw notFound();
  return presentCourseDiploma(diploma, ctx.site);
}
