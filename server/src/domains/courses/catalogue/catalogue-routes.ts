import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { notFound, notSignedIn } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { signedIn } from "../../accounts/index.ts";
import { chooseVariant } from "../../files/index.ts";
import { findCoursePicture } from "../access/find-course-picture.ts";
import type { CourseMemory } from "../content/course-memory.ts";
import { findOwnSignUps } from "../sign-up/find-own-sign-ups.ts";
import { signUp } from "../sign-up/sign-up.ts";
import { withdrawSignUp } from "../sign-up/withdraw-sign-up.ts";
import { hasPageFor } from "./catalogue-scope.ts";
import { limitSignUps } from "./limit-sign-ups.ts";
import { type CatalogueRow, findCatalogueCourse, listCatalogue } from "./list-catalogue.ts";
import { listOwnSignUps } from "./list-own-sign-ups.ts";
import { presentCatalogueCourse } from "./present-catalogue.ts";
import { readCataloguePage } from "./read-catalogue-page.ts";

/** Courses per batch of the list. */
const PART = 24;

/** The catalogue and the pages of its courses; public ones are readable without a session. */
export function catalogueRoutes(app: FastifyInstance, { contents }: CourseMemory): void {
  route(app, api.listCatalogue, {
    action: "catalogue.list",
    handle: async ({ ctx, actor, query }) => {
      if (!actor && ctx.site.catalogue !== "everybody") throw notSignedIn();
      const limit = query.limit ?? PART;
      const rows = await listCatalogue(ctx, {
        actor,
        search: query.q ?? "",
        language: query.language,
        after: decodeIdCursor(query.cursor),
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ course }) => [course.id]);
      const ids = shown.map(({ course }) => course.id);
      const own = actor ? await findOwnSignUps(ctx, actor.id, ids) : null;
      return {
        courses: shown.map((row) =>
          presentCatalogueCourse(ctx, row, own?.get(row.course.id) ?? null),
        ),
        next_cursor: nextCursor,
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readCataloguePage, {
    action: "catalogue.read",
    load,
    handle: async ({ ctx, actor, subject: row }) => ({
      course: await readCataloguePage(ctx, contents, { row, actor }),
      time_zone: ctx.site.timeZone,
    }),
  });

  route(app, api.cataloguePicture, {
    action: "catalogue.picture",
    load,
    handle: async ({ ctx, actor, params, query, request, reply, subject: { signUp: page } }) => {
      const file = await findCoursePicture(ctx, params.courseId, hasPageFor(ctx, actor));
      // Link previews on other sites show the picture.
      if (page.isPublic) void reply.header("cross-origin-resource-policy", "cross-origin");
      const { accept } = request.headers;
      const sent = await chooseVariant(ctx, file, { ...query, accept });
      return sendFile(request, reply, ctx.storage, sent);
    },
  });

  signUpRoutes(app);
}

function signUpRoutes(app: FastifyInstance): void {
  route(app, api.listOwnSignUps, {
    action: "catalogue.own",
    handle: ({ ctx, actor }) => listOwnSignUps(ctx, signedIn(actor)),
  });

  route(app, api.signUp, {
    action: "catalogue.sign-up",
    load,
    handle: async ({ ctx, actor, params: { courseId }, body, subject }) => {
      const { id: userId } = signedIn(actor);
      await limitSignUps(ctx, userId);
      await signUp(ctx, { course: subject.course, userId, text: body.text ?? "" });
      const own = (await findOwnSignUps(ctx, userId, [courseId])).get(courseId);
      // A race: staff have just declined or removed them.
      if (!own) throw notFound();
      return { own };
    },
  });

  route(app, api.withdrawSignUp, {
    action: "catalogue.sign-up",
    load,
    handle: async ({ ctx, actor, params: { courseId } }) => {
      const { id: userId } = signedIn(actor);
      await withdrawSignUp(ctx, { userId, courseId });
      return { own: (await findOwnSignUps(ctx, userId, [courseId])).get(courseId) ?? null };
    },
  });
}

/**
 * The course, if the caller may read its page. Without a session, a non-public one is treated like
 * one that does not exist: signing in may show it.
 */
async function load({ ctx, actor, params }: Call<{ courseId: number }>): Promise<CatalogueRow> {
  const row = await findCatalogueCourse(ctx, actor, params.courseId);
  if (row) return row;
  throw actor ? notFound("The course selected doesn't exist.") : notSignedIn();
}
