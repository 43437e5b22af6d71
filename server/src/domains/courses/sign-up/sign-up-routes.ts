import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import type { CourseRight } from "../access/course-policy.ts";
import { findCourse } from "../access/find-course.ts";
import { hasRightIn, requireRight } from "../access/require-right.ts";
import { presentGroup } from "../people/present-people.ts";
import { listGroups } from "../people/read-course-people.ts";
import { changeSignUp } from "./change-sign-up.ts";
import { decideRequests } from "./decide-requests.ts";
import { countRequests, listRequests } from "./list-requests.ts";
import { readSignUp } from "./read-sign-up.ts";

/** Requests per batch of the list. */
const PART = 50;

/** A course's sign-up settings for its staff, and the requests to join. */
export function signUpRoutes(app: FastifyInstance): void {
  settingsRoutes(app);
  requestRoutes(app);
}

const loadCourse = ({ ctx, actor, params }: Call<{ courseId: number }>) =>
  findCourse(ctx, signedIn(actor), params.courseId);

const loadWith = (right: CourseRight) => async (call: Call<{ courseId: number }>) => {
  const course = await loadCourse(call);
  await requireRight(call.ctx, signedIn(call.actor), course.id, right);
};

function settingsRoutes(app: FastifyInstance): void {
  route(app, api.readSignUp, {
    action: "sign-up.read",
    load: loadCourse,
    handle: async ({ ctx, actor, subject: { id, title, language, status } }) => {
      const [{ settings, staff }, groups, mayEdit] = await Promise.all([
        readSignUp(ctx, id),
        listGroups(ctx, id),
        hasRightIn(ctx, signedIn(actor), id, "edit"),
      ]);
      return {
        course: { id, title, language, published: status === "published" },
        settings,
        staff,
        groups: groups.map((group) => presentGroup(group, ctx.site)),
        students: groups.reduce((sum, { students }) => sum + students, 0),
        may_edit: mayEdit,
        public_catalogue: ctx.site.catalogue === "everybody",
        page_url: `${ctx.site.url}/catalogue/${id}`,
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.changeSignUp, {
    action: "sign-up.change",
    load: loadWith("edit"),
    handle: async ({ ctx, params: { courseId }, body }) => {
      const enrolled = await changeSignUp(ctx, { courseId, settings: body });
      return { settings: (await readSignUp(ctx, courseId)).settings, enrolled };
    },
  });
}

function requestRoutes(app: FastifyInstance): void {
  route(app, api.listSignUpRequests, {
    action: "request.list",
    load: loadWith("manage_students"),
    handle: async ({ ctx, params: { courseId }, query }) => {
      const limit = query.limit ?? PART;
      const after = decodeIdCursor(query.cursor);
      const wanted = { courseId, state: query.state, after, limit: limit + 1 };
      const [rows, counts] = await Promise.all([
        listRequests(ctx, wanted),
        countRequests(ctx, courseId),
      ]);
      const { shown, nextCursor } = takePart(rows, limit, ({ position }) => [position]);
      const { timeZone } = ctx.site;
      return {
        requests: shown.map((row) => ({
          user_id: row.userId,
          first_name: row.firstName,
          last_name: row.lastName,
          email: row.email,
          avatar: row.avatar,
          state: row.state,
          text: row.text,
          requested_at: formatLocalDate(row.requestedAt, timeZone),
        })),
        pending: counts.pending,
        waiting: counts.waiting,
        seats_left: counts.seatsLeft,
        next_cursor: nextCursor,
        time_zone: timeZone,
      };
    },
  });

  route(app, api.decideSignUpRequests, {
    action: "request.decide",
    load: loadWith("manage_students"),
    handle: ({ ctx, actor, params, body }) =>
      decideRequests(ctx, {
        ...params,
        userIds: body.user_ids,
        decision: body.decision,
        message: body.message ?? "",
        decidedBy: signedIn(actor).id,
      }),
  });
}
