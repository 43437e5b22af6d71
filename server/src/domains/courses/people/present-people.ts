import {
  type CourseGroup,
  type CourseStudent,
  type Locale,
  type StaffMember,
  translateMessage,
  type TypedPerson,
} from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { CheckedPerson } from "./check-students.ts";
import type { StudentRow } from "./list-students.ts";
import type { listGroups, listStaff } from "./read-course-people.ts";

type Row<List extends (...input: never[]) => PromiseLike<unknown[]>> = Awaited<
  ReturnType<List>
>[number];

export function presentStaffMember(
  { firstName, lastName, invitedAt, ...member }: Row<typeof listStaff>,
  { timeZone }: SiteSettings,
): StaffMember {
  return {
    ...member,
    first_name: firstName,
    last_name: lastName,
    invited_at: invitedAt && formatLocalDate(new Date(invitedAt), timeZone),
  };
}

export function presentGroup(
  { isDefault, startsAt, endsAt, ...group }: Row<typeof listGroups>,
  { timeZone }: SiteSettings,
): CourseGroup {
  return {
    ...group,
    is_default: isDefault,
    start_date: startsAt && formatLocalDate(startsAt, timeZone),
    end_date: endsAt && formatLocalDate(endsAt, timeZone),
  };
}

/** @param finishedPages of the course's lessons */
export function presentStudent(
  row: StudentRow,
  finishedPages: number,
  { timeZone }: SiteSettings,
): CourseStudent {
  const localDate = (instant: string) => formatLocalDate(new Date(instant), timeZone);
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    avatar: row.avatar,
    group_id: row.groupId,
    enrolled_at: localDate(row.enrolledAt),
    end_date: row.endsAt && localDate(row.endsAt),
    finished_pages: finishedPages,
    last_seen: row.lastStepAt && localDate(row.lastStepAt),
    finished_at: row.finishedAt && localDate(row.finishedAt),
    invited_at: row.invitedAt && localDate(row.invitedAt),
  };
}

export function presentTypedPerson(
  { userId: _, issue, ...person }: CheckedPerson,
  locale: Locale,
): TypedPerson {
  return { ...person, message: issue && translateMessage(issue, locale) };
}
