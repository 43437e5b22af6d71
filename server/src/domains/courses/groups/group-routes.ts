import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { type Course, findCourse } from "../access/find-course.ts";
import { requireRight } from "../access/require-right.ts";
import { createGroup } from "./create-group.ts";
import { deleteGroup } from "./delete-group.ts";
import { extendStudents } from "./extend-students.ts";
import { hasGroup } from "./has-group.ts";
import { moveStudents } from "./move-students.ts";
import { updateGroup } from "./update-group.ts";

/** A course's groups, their students, and these students' dates. */
export function groupRoutes(app: FastifyInstance): void {
  route(app, api.createGroup, {
    action: "group.create",
    load,
    handle: async ({ ctx, body: { name, ...dates }, subject }) => ({
      id: await createGroup(ctx, { courseId: subject.id, name, dates }),
    }),
  });

  route(app, api.updateGroup, {
    action: "group.update",
    load: loadGroup,
    handle: async ({ ctx, params: { groupId }, body, subject }) => {
      await updateGroup(ctx, { course: subject, groupId, update: body });
      return { id: groupId };
    },
  });

  route(app, api.deleteGroup, {
    action: "group.delete",
    load: loadGroup,
    handle: async ({ ctx, params, query }) => {
      await deleteGroup(ctx, { ...params, moveTo: query.move_to });
      return { id: params.groupId };
    },
  });

  route(app, api.moveStudents, {
    action: "students.move",
    load,
    handle: async ({ ctx, params, body }) => ({
      user_ids: await moveStudents(ctx, {
        ...params,
        userIds: body.user_ids,
        groupId: body.group_id,
      }),
    }),
  });

  route(app, api.extendStudents, {
    action: "students.extend",
    load,
    handle: async ({ ctx, params, body }) => ({
      user_ids: await extendStudents(ctx, {
        ...params,
        userIds: body.user_ids,
        endDate: body.end_date,
      }),
    }),
  });
}

async function load({ ctx, actor, params }: Call<{ courseId: number }>): Promise<Course> {
  const person = signedIn(actor);
  const course = await findCourse(ctx, person, params.courseId);
  await requireRight(ctx, person, params.courseId, "manage_students");
  return course;
}

/** The group's course. */
async function loadGroup(call: Call<{ courseId: number; groupId: number }>): Promise<Course> {
  const course = await load(call);
  if (!(await hasGroup(call.ctx, call.params))) throw notFound();
  return course;
}
