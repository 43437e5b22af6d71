import type {
  ClassChoices,
  ClassRepeat,
  LiveClassFields,
  NewLiveClass,
  PlannedClass,
} from "@paso/contract";

/** A class's recurrence as form values: numbers are null while their fields are empty. */
export type RepeatValues = Omit<ClassRepeat, "interval"> & { interval: number | null };

/** Placeholder while no course is chosen; the server rejects it with a message for the field. */
export const NO_COURSE = 0;

/** A class as form values. */
export interface ClassValues extends Omit<NewLiveClass, "starts" | "duration_minutes" | "repeat"> {
  starts: string | null;
  duration_minutes: number | null;
  repeat: RepeatValues | null;
}

/** Unsaved form values, and the version they are based on; 0 for a new class. */
export interface ClassDraft {
  version: number;
  values: ClassValues;
}

/** Default duration in minutes. */
const USUAL_MINUTES = 45;

/** Initial form values of a new class. */
export function blankClass(
  { courses, may_site: maySite, providers, hosts, time_zone }: ClassChoices,
  asked: { courseId: number | null; userId: number },
): ClassValues {
  const [only, ...others] = courses;
  const chosen = only && others.length === 0 ? only.id : NO_COURSE;
  const isOffered = courses.some(({ id }) => id === asked.courseId);
  return {
    title: "",
    text: "",
    course_id: isOffered ? asked.courseId : maySite ? null : chosen,
    group_id: null,
    starts: null,
    duration_minutes: USUAL_MINUTES,
    time_zone,
    repeat: null,
    password: "",
    capacity: null,
    provider: providers[0] ?? null,
    is_recorded: false,
    host_ids: hosts.some(({ id }) => id === asked.userId) ? [asked.userId] : [],
  };
}

/** The part of a class that its form fills. */
export function valuesOf(planned: PlannedClass): ClassValues {
  const { course, group, title, text, starts, duration_minutes, time_zone, repeat } = planned;
  const { password, capacity, provider, is_recorded, host_ids } = planned;
  return {
    title,
    text,
    course_id: course?.id ?? null,
    group_id: group?.id ?? null,
    starts,
    duration_minutes,
    time_zone,
    repeat,
    password,
    capacity,
    provider,
    is_recorded,
    host_ids,
  };
}

/** Resets choices that are no longer offered, as after choosing another course. */
export function fitChoices(values: ClassValues, { providers, hosts }: ClassChoices): ClassValues {
  const { provider, host_ids: ids } = values;
  return {
    ...values,
    provider: provider && providers.includes(provider) ? provider : (providers[0] ?? null),
    host_ids: ids.filter((one) => hosts.some(({ id }) => id === one)),
  };
}

/** The request body of a form; an empty number is rejected with a message for its field. */
export function newClassOf(values: ClassValues): NewLiveClass {
  const { starts, duration_minutes: minutes, repeat } = values;
  return {
    ...values,
    starts: starts ?? "",
    duration_minutes: minutes ?? 0,
    repeat: repeat && { ...repeat, interval: repeat.interval ?? 0 },
  };
}

/** The same for an existing class, whose audience is fixed. */
export function fieldsOf(values: ClassValues): LiveClassFields {
  const { course_id: _, group_id: __, ...fields } = newClassOf(values);
  return fields;
}

/** Reads a stored draft, which may come from an older version of the form; null for anything else. */
export function readClassDraft(body: unknown): ClassDraft | null {
  const { version, values } = (body ?? {}) as Partial<ClassDraft>;
  const fits =
    typeof version === "number" &&
    [values?.title, values?.text, values?.time_zone, values?.password].every(
      (text) => typeof text === "string",
    ) &&
    Array.isArray(values?.host_ids) &&
    (values.repeat === null || Array.isArray(values.repeat.weekdays));
  return fits ? { version, values } : null;
}
