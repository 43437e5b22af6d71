import { useLingui } from "@lingui/react/macro";
import { type AuditEntry, LIVE_PROVIDER_NAMES } from "@paso/contract";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { useRoleOptions } from "../../session/use-role-options.ts";

type Value = AuditEntry["changes"][number]["after"];

/** Fields with dates, as `YYYY-MM-DDTHH:mm`. */
const DATES: ReadonlySet<string> = new Set(["class_date", "starts", "ends", "own_end"]);

/** Weekdays as the log of live classes names them, from Monday, which others call 1. */
const WEEK = ["mo", "tu", "we", "th", "fr", "sa", "su"];

/** Formats values of the audit log. */
export function useAuditValue(): (value: Value, field: string) => string {
  const { t, i18n } = useLingui();
  const roles = useRoleOptions();
  const choices: Record<string, string> = {
    nobody: t`nobody`,
    invited: t`people with a course’s code`,
    domains: t`people of certain domains`,
    members: t`members`,
    everybody: t`everybody`,
    csv: "CSV",
    xlsx: "Excel",
    starttls: "STARTTLS",
    tls: "TLS",
    ...LIVE_PROVIDER_NAMES,
    published: t`Published`,
    draft: t`Draft`,
    hundred: t`0 to 100`,
    ten: t`0 to 10`,
    letters: t`Letters, A to F`,
    "student.reset": t`a reset`,
    "student.page_opened": t`an opened page`,
    "student.page_excused": t`an excused page`,
    "student.time_extended": t`more time`,
    none: t`none`,
    daily: t`daily`,
    weekly: t`weekly`,
    monthly: t`monthly`,
    date: t`the same date`,
    weekday: t`the same weekday`,
    mo: t`Monday`,
    tu: t`Tuesday`,
    we: t`Wednesday`,
    th: t`Thursday`,
    fr: t`Friday`,
    sa: t`Saturday`,
    su: t`Sunday`,
    anonymise: t`kept without the name`,
    remove: t`deleted`,
    "students.enrolled": t`students enrolled`,
    "sign_up.requested": t`sign-up requested`,
    "course.finished": t`course finished`,
    "diploma.ready": t`diploma ready`,
    "results:read": t`read results`,
    "courses:read": t`read courses`,
    "people:read": t`read people`,
  };
  const inWords = (text: string) =>
    roles.find(({ id }) => id === text)?.label ??
    (Object.hasOwn(choices, text) ? choices[text] : undefined) ??
    text;
  const tables: Record<string, string> = {
    questions: t`Steps and questions`,
    students: t`Students`,
    answers: t`Every answer`,
    grades: t`Grades`,
    moodle: t`Grades for Moodle`,
    canvas: t`Grades for Canvas`,
  };
  const courseRoles: Record<string, string> = {
    owner: t`Leads the course`,
    teacher: t`Writes and teaches`,
    assistant: t`Manages students`,
    viewer: t`Can view`,
  };
  return (value, field) => {
    if (field === "course_role" && typeof value === "string") return courseRoles[value] ?? value;
    if (field === "table" && typeof value === "string") return tables[value] ?? value;
    if (field === "weekday" && typeof value === "number") return inWords(WEEK[value - 1] ?? "");
    if (Array.isArray(value))
      return value.map(inWords).join(", ") || t({ message: "none", context: "setting" });
    if (value === undefined || value === null || value === "")
      return t({ message: "none", context: "setting" });
    if (typeof value === "boolean") return value ? t`yes` : t`no`;
    if (typeof value === "string" && DATES.has(field)) return formatLocalDate(value, i18n.locale);
    return typeof value === "string" ? inWords(value) : String(value);
  };
}
