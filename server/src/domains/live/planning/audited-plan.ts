import type { AuditValues } from "../../../database/tables/index.ts";
import { SECRET } from "../credentials/audited-credentials.ts";
import type { ClassPlan } from "./class-fields.ts";

/** The form of a class as the audit log records it. */
export function auditedPlan(
  plan: Omit<ClassPlan, "hostIds">,
  hosts: readonly { name: string }[],
): AuditValues {
  const { repeat } = plan;
  return {
    title: plan.title,
    text: plan.text,
    starts: plan.starts,
    time_zone: plan.timeZone,
    duration_minutes: plan.duration,
    repeats: repeat && repeat.frequency,
    repeat_interval: repeat && repeat.interval,
    weekdays: repeat && repeat.weekdays,
    month_by: repeat && repeat.frequency === "monthly" ? repeat.month_by : null,
    last_day: repeat && repeat.until,
    class_count: repeat && repeat.count,
    provider: plan.provider,
    meeting_password: plan.password === "" ? null : SECRET,
    capacity: plan.capacity,
    is_recorded: plan.isRecorded,
    hosts: hosts.map(({ name }) => name),
  };
}

/** The same for a new class: only fields that were filled in, without the title that names the entry. */
export function auditedNewPlan(...plan: Parameters<typeof auditedPlan>): AuditValues {
  const { title: _, ...fields } = auditedPlan(...plan);
  const isFilled = (value: AuditValues[string] | undefined) =>
    value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isFilled(value)));
}
