import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../access/find-course.ts";
import { findRights, requireRight } from "../access/require-right.ts";
import { addStudents } from "./add-students.ts";
import { checkStudents } from "./check-students.ts";
import type { FinishedPageCounter } from "./finished-page-counter.ts";
import { inviteAgain, withdrawInvitations } from "./invite-people.ts";
import { limitInvitations } from "./limit-invitations.ts";
import { listStudents } from "./list-students.ts";
import { mayInvite } from "./may-invite.ts";
import {
  presentGroup,
  presentStaffMember,
  presentStudent,
  presentTypedPerson,
} from "./present-people.ts";
import { countPages, listGroups, listStaff } from "./read-course-people.ts";
import { removeStudents } from "./remove-students.ts";
import { restoreStudents } from "./restore-students.ts";

/** Students per batch of the list. */
const PART = 50;

/** A course's people: visible to all its staff, changed by those who manage students. */
export function peopleRoutes(app: FastifyInstance, countFinished: FinishedPageCounter): void {
  readingRoutes(app, countFinished);
  addingRoutes(app);
  removingRoutes(app);
  invitingRoutes(app);
}

const loadCourse = ({ ctx, actor, params }: Call<{ courseId: number }>) =>
  findCourse(ctx, signedIn(actor), params.courseId);

async function loadManaged(call: Call<{ courseId: number }>): Promise<void> {
  await loadCourse(call);
  await requireRight(call.ctx, signedIn(call.actor), call.params.courseId, "manage_students");
}

function readingRoutes(app: FastifyInstance, countFinished: FinishedPageCounter): void {
  route(app, api.readCoursePeople, {
    action: "people.read",
    load: loadCourse,
    handle: async ({ ctx, actor, subject: { id, title, language } }) => {
      const person = signedIn(actor);
      const [staff, groups, mayDo] = await Promise.all([
        listStaff(ctx, id),
        listGroups(ctx, id),
        findRights(ctx, person, id),
      ]);
      return {
        course: { id, title, language },
        staff: staff.map((member) => presentStaffMember(member, ctx.site)),
        groups: groups.map((group) => presentGroup(group, ctx.site)),
        students: groups.reduce((sum, { students }) => sum + students, 0),
        may_manage_staff: mayDo("manage_staff"),
        may_manage_students: mayDo("manage_students"),
        may_invite_students: mayDo("manage_students") && mayInvite(ctx.site, "students"),
        may_invite_staff: mayDo("manage_staff") && mayInvite(ctx.site, "staff"),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.listCourseStudents, {
    action: "students.list",
    load: loadCourse,
    handle: async ({ ctx, params: { courseId }, query }) => {
      const limit = query.limit ?? PART;
      const { rows, total } = await listStudents(ctx, {
        courseId,
        search: query.q ?? "",
        groupId: query.group,
        quietFor: query.quiet_for,
        after: decodeIdCursor(query.cursor),
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      const userIds = shown.map(({ id }) => id);
      const finished = await countFinished(ctx, { courseId, userIds });
      return {
        students: shown.map((row) => presentStudent(row, finished.get(row.id) ?? 0, ctx.site)),
        total,
        pages: await countPages(ctx, courseId),
        next_cursor: nextCursor,
      };
    },
  });
}

function addingRoutes(app: FastifyInstance): void {
  route(app, api.checkNewStudents, {
    action: "students.check",
    load: loadManaged,
    handle: async ({ ctx, params, body, request }) => {
      const people = await checkStudents(ctx, { ...params, ...body });
      return {
        people: people.map((person) => presentTypedPerson(person, request.locale)),
        is_sending: ctx.mail.transport !== null,
      };
    },
  });

  route(app, api.addStudents, {
    action: "students.add",
    load: loadManaged,
    handle: async ({ ctx, actor, params, body, request }) => {
      const { added, people } = await addStudents(ctx, {
        ...params,
        text: body.text,
        groupId: body.group_id,
        enrolledBy: signedIn(actor).id,
      });
      return { added, people: people.map((person) => presentTypedPerson(person, request.locale)) };
    },
  });
}

function removingRoutes(app: FastifyInstance): void {
  route(app, api.removeStudents, {
    action: "students.remove",
    load: loadManaged,
    handle: async ({ ctx, params, body }) => ({
      user_ids: await removeStudents(ctx, { ...params, userIds: body.user_ids }),
    }),
  });

  route(app, api.restoreStudents, {
    action: "students.restore",
    load: loadManaged,
    handle: async ({ ctx, actor, params, body }) => {
      const chosen = { ...params, userIds: body.user_ids, enrolledBy: signedIn(actor).id };
      return { user_ids: await restoreStudents(ctx, chosen) };
    },
  });
}

function invitingRoutes(app: FastifyInstance): void {
  route(app, api.inviteStudentsAgain, {
    action: "students.invite",
    load: loadManaged,
    handle: async ({ ctx, actor, params, body }) => {
      const { id: invitedBy } = signedIn(actor);
      await limitInvitations(ctx, invitedBy);
      const chosen = { ...params, userIds: body.user_ids, invitedBy, asStaff: false };
      return { user_ids: await inviteAgain(ctx, chosen) };
    },
  });

  route(app, api.withdrawStudentInvitations, {
    action: "students.remove",
    load: loadManaged,
    handle: async ({ ctx, params, body }) => ({
      user_ids: await withdrawInvitations(ctx, { ...params, userIds: body.user_ids }),
    }),
  });
}
