import { setTimeout as sleep } from "node:timers/promises";

import type { Page } from "@playwright/test";

import { type Call, signInByApi } from "./sign-in-by-api.ts";
import {
  DEMO_ADMIN,
  DEMO_STUDENT,
  DEMO_TEACHER,
  FINISHER,
  type StaffPicture,
} from "./staff-picture.ts";
import type { PasoServer } from "./start-server.ts";

const LAST_PAGE = "A plan of your own";
const SURVEY_TITLE = "Your first weeks";
const CLASS_TITLE = "Planning your week together";

/** Timeout in milliseconds for a meeting or a diploma, which jobs make. */
const MADE = 120_000;

/** Pictures taken last, because what they show would disturb the others. */
export const LATE_PICTURES: Readonly<Record<string, StaffPicture>> = {
  "course-finish": {
    account: FINISHER,
    path: (courseId) => `/student/courses/${courseId}`,
    theme: "light",
    height: 1120,
    act: async (page) => {
      await openLastPage(page);
      const ready = page.getByRole("heading", { name: "It is ready, and yours to keep" });
      await ready.waitFor({ timeout: MADE });
      await page.getByRole("region", { name: "Course finished" }).evaluate((end) => {
        scrollBy({ top: end.getBoundingClientRect().top - 100, behavior: "instant" });
      });
    },
  },
  "own-course-survey": {
    account: FINISHER,
    path: (courseId) => `/student/courses/${courseId}`,
    theme: "light",
    height: 520,
    act: async (page) => {
      await openLastPage(page);
      await page.getByRole("link", { name: "Take the course survey" }).click();
      await page.getByRole("radio").first().waitFor();
    },
  },
  "own-survey": {
    account: DEMO_STUDENT,
    path: () => "/student",
    theme: "light",
    height: 940,
    prepare: publishSurvey,
    act: async (page) => {
      await page.getByRole("link", { name: SURVEY_TITLE }).first().click();
      await page.getByText("This survey is anonymous").waitFor();
    },
  },
  "live-attendance": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/live?course=${courseId}`,
    theme: "light",
    height: 1200,
    prepare: holdClass,
    act: async (page) => {
      await page.getByRole("link", { name: CLASS_TITLE }).first().click();
      await page.getByRole("region", { name: "Attendance and recordings" }).waitFor();
      await page.getByText("Lena Fischer").first().waitFor();
    },
  },
};

async function openLastPage(page: Page): Promise<void> {
  await page.getByRole("link", { name: LAST_PAGE }).first().click();
  await page.getByRole("region", { name: "Course finished" }).waitFor();
}

/** The fields of a student survey, apart from its title and questions. */
export const SURVEY_FIELDS = {
  intro: "Two minutes that help us to do better next term.",
  language: "en",
  is_anonymous: true,
  opens: null,
  closes: null,
  reminder_date: null,
  reminder_days: null,
  roles: ["student"],
  course_ids: [],
  group_ids: [],
};

async function publishSurvey(server: PasoServer): Promise<void> {
  const call = await signInByApi(server, DEMO_ADMIN);
  const points = ["10 Very well", "9", "8", "7", "6", "5", "4", "3", "2", "1 Not at all"];
  const { id } = await call<{ id: number }>("POST", "/api/admin/surveys", {
    ...SURVEY_FIELDS,
    title: SURVEY_TITLE,
    questions: [
      {
        id: "a".repeat(16),
        kind: "scale",
        text: "How well did you find your way around?",
        required: true,
        labels: points,
      },
      { id: "b".repeat(16), kind: "text", text: "What would have helped you?", required: false },
    ],
  });
  await call("POST", `/api/admin/surveys/${id}/publish`);
}

interface HeldClass {
  id: number;
  occurrences: { id: number; is_ready: boolean }[];
}

/** A class that has just opened, which two students joined; minutes of some are noted by hand. */
async function holdClass(server: PasoServer, courseId: number): Promise<void> {
  const call = await signInByApi(server, DEMO_TEACHER);
  const { hosts } = await call<{ hosts: { id: number }[] }>(
    "GET",
    `/api/authoring/live-classes/choices?course=${courseId}`,
  );
  const held = await call<HeldClass>("POST", "/api/authoring/live-classes", {
    title: CLASS_TITLE,
    text: "Bring your calendar. We put this week's recall into it.",
    starts: new Date(Date.now() + 60_000).toISOString().slice(0, "YYYY-MM-DDTHH:mm".length),
    duration_minutes: 45,
    time_zone: "UTC",
    repeat: null,
    password: "",
    capacity: null,
    provider: "jitsi",
    is_recorded: false,
    host_ids: hosts.slice(0, 1).map(({ id }) => id),
    course_id: courseId,
    group_id: null,
  });
  const date = `/api/live-classes/${held.id}/occurrences/${held.occurrences[0]?.id}`;
  for (const student of [DEMO_STUDENT, FINISHER]) {
    await join(await signInByApi(server, student), held.id, date);
  }
  const attendance = date.replace("/api/", "/api/authoring/").concat("/attendance");
  const { attendance: people } = await call<{ attendance: { user_id: number }[] }>(
    "GET",
    attendance,
  );
  const ids = people.map(({ user_id }) => user_id);
  await call("PUT", attendance, { user_ids: ids.slice(0, 4), minutes: 45 });
  await call("PUT", attendance, { user_ids: ids.slice(4, 6), minutes: 30 });
  await call("PUT", attendance, { user_ids: ids.slice(6, 7), minutes: 0 });
}

/** Joins as soon as a job has set up the meeting. */
async function join(call: Call, classId: number, date: string): Promise<void> {
  const isReady = async () => {
    const { occurrences } = await call<HeldClass>("GET", `/api/live-classes/${classId}`);
    return occurrences[0]?.is_ready;
  };
  const deadline = Date.now() + MADE;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error("The meeting is not set up.");
    await sleep(500);
  }
  await call("POST", `${date}/join`);
}
