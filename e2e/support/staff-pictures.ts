import { chooseAnswer } from "./choose-answer.ts";
import type { DemoCourse } from "./demo-student.ts";
import { LATE_PICTURES, SURVEY_FIELDS } from "./late-pictures.ts";
import { createUser, enrol } from "./people.ts";
import { signInByApi } from "./sign-in-by-api.ts";
import {
  DEMO_ADMIN,
  DEMO_STUDENT,
  DEMO_TEACHER,
  FINISHER,
  type StaffPicture,
} from "./staff-picture.ts";
import type { PasoServer } from "./start-server.ts";
import { takeModuleByApi } from "./take-module-by-api.ts";

/** Timeout in milliseconds for diplomas, drawn one after the other. */
const DRAWN = 300_000;

const people = (courseId: number) => `/authoring/courses/${courseId}/people`;

export const STAFF_PICTURES: Readonly<Record<string, StaffPicture>> = {
  "admin-overview": { account: DEMO_ADMIN, path: () => "/admin", theme: "light", height: 900 },
  "admin-people": {
    account: DEMO_ADMIN,
    path: () => "/admin/people",
    theme: "light",
    height: 900,
    act: async (page) => {
      for (const index of [2, 3]) {
        const box = page.getByRole("checkbox", { name: /^Choose (?!all)/ }).nth(index);
        await box.check({ force: true });
      }
    },
  },
  "api-access": {
    account: DEMO_TEACHER,
    path: () => "/account/tokens",
    theme: "light",
    height: 700,
    act: async (page) => {
      await page.getByRole("button", { name: "New token" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("Nightly report");
      await page.getByRole("checkbox", { name: /^Read results/ }).check();
      await page.getByRole("button", { name: "Make the token" }).click();
      await page.getByRole("button", { name: "I have kept the token" }).click();
      await page.getByText("Nightly report").waitFor();
    },
  },
  "admin-look": {
    account: DEMO_ADMIN,
    path: () => "/admin/site/look",
    theme: "dark",
    height: 1000,
    act: async (page) => {
      await page.getByLabel("Colour", { exact: true }).fill("#7a1fa2");
      await page.getByText("Light theme · #7a1fa2").waitFor();
    },
  },
  today: { account: DEMO_TEACHER, path: () => "/authoring", theme: "light", height: 900 },
  "course-people": { account: DEMO_TEACHER, path: people, theme: "light", height: 1300 },
  "course-survey": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/courses/${courseId}/survey`,
    theme: "light",
    height: 1300,
  },
  "video-library": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/courses/${courseId}/videos`,
    theme: "light",
    height: 800,
    act: (page) => page.getByRole("button", { name: "Add a video" }).waitFor(),
  },
  "join-code": {
    account: DEMO_TEACHER,
    path: people,
    theme: "light",
    height: 900,
    act: async (page) => {
      await page.getByRole("button", { name: /^Show code/ }).click();
      await page.getByRole("img", { name: /^QR code/ }).waitFor();
    },
  },
  "diploma-design": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/courses/${courseId}/diplomas/design`,
    theme: "light",
    height: 1100,
    act: (page) => page.getByRole("img", { name: /^Sample diploma/ }).waitFor(),
  },
  "course-diplomas": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/courses/${courseId}/diplomas`,
    theme: "light",
    height: 900,
    act: async (page) => {
      await page.getByText("Lena Fischer").first().waitFor();
      await page
        .getByText("PDF is being made")
        .first()
        .waitFor({ state: "detached", timeout: DRAWN });
    },
  },
  "own-diploma": {
    account: FINISHER,
    path: () => "/student/diplomas",
    theme: "light",
    height: 900,
    act: async (page) => {
      await page.getByRole("link", { name: "Download PDF" }).waitFor();
      await page.getByText("Share as a digital badge").click();
    },
  },
  "verified-diploma": {
    account: FINISHER,
    path: () => "/student/diplomas",
    theme: "light",
    height: 700,
    act: async (page) => {
      await page.getByRole("link", { name: "See what others see" }).click();
      await page.getByText("This diploma is genuine").waitFor();
    },
  },
  "site-survey": {
    account: DEMO_ADMIN,
    path: () => "/admin/surveys",
    theme: "light",
    height: 1200,
    act: async (page) => {
      await page.getByRole("link", { name: "How are we doing?" }).first().click();
      await page.getByRole("heading", { name: "Question 2" }).waitFor();
    },
  },
  "live-services": {
    account: DEMO_ADMIN,
    path: () => "/admin/site/live",
    theme: "light",
    height: 1100,
    act: (page) => page.getByRole("button", { name: "Set up Zoom" }).click(),
  },
  "live-list": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/live?course=${courseId}`,
    theme: "light",
    height: 900,
    act: (page) => page.getByRole("link", { name: "New class" }).waitFor(),
  },
  "live-plan": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/live/new?course=${courseId}`,
    theme: "light",
    height: 1300,
    act: async (page) => {
      await page.getByLabel("Title").fill("Questions on forgetting");
      await page.getByLabel("Date and time").fill("2030-03-04T17:00");
      await page.getByRole("heading", { level: 1 }).click();
    },
  },
  "live-student": {
    account: FINISHER,
    path: () => "/student/live",
    theme: "light",
    height: 900,
    act: (page) => page.getByText("Questions on spacing and mixing").first().waitFor(),
  },
  "live-class": {
    account: DEMO_STUDENT,
    path: () => "/student/live",
    theme: "light",
    height: 900,
    act: async (page) => {
      await page.getByRole("link", { name: "Questions on spacing and mixing" }).first().click();
      await page.getByRole("heading", { level: 1, name: /^Questions on/ }).waitFor();
    },
  },
  "home-on-phone": {
    account: DEMO_STUDENT,
    path: () => "/student",
    theme: "light",
    width: 390,
    height: 844,
  },
  workbook: {
    account: DEMO_STUDENT,
    path: (courseId) => `/student/workbook/${courseId}`,
    theme: "light",
    height: 1200,
  },
  "student-news": {
    account: DEMO_STUDENT,
    path: () => "/student/news",
    theme: "light",
    height: 1100,
    act: async (page) => {
      await page.getByRole("link", { name: "A worksheet for your own plan" }).click();
      await page.getByRole("heading", { name: "3 comments" }).waitFor();
    },
  },
  "course-articles": {
    account: DEMO_STUDENT,
    path: (courseId) => `/student/courses/${courseId}/articles`,
    theme: "light",
    height: 900,
    act: (page) => page.getByRole("heading", { name: "I write my notes" }).waitFor(),
  },
  "news-list": {
    account: DEMO_TEACHER,
    path: () => "/authoring/news",
    theme: "light",
    height: 800,
    act: (page) => page.getByRole("link", { name: "A worksheet for your own plan" }).waitFor(),
  },
  "news-editor": {
    account: DEMO_TEACHER,
    path: () => "/authoring/news",
    theme: "light",
    height: 1200,
    act: async (page) => {
      await page.getByRole("link", { name: "A worksheet for your own plan" }).click();
      await page.getByRole("region", { name: "Comments" }).waitFor();
      await page.getByText("The last page now comes with").waitFor();
    },
  },
  "articles-of-staff": {
    account: DEMO_TEACHER,
    path: (courseId) => `/authoring/courses/${courseId}/articles`,
    theme: "light",
    height: 900,
    act: (page) =>
      page
        .getByRole("button", { name: /^Text, comments/ })
        .first()
        .waitFor(),
  },
  "course-sign-up": {
    account: DEMO_ADMIN,
    path: (courseId) => `/catalogue/${courseId}`,
    theme: "dark",
    height: 1000,
  },
  ...LATE_PICTURES,
};

const SURVEY = {
  ...SURVEY_FIELDS,
  title: "How are we doing?",
  questions: [
    {
      id: "0".repeat(16),
      kind: "scale",
      text: "How likely are you to recommend this school?",
      required: true,
      labels: ["10 Very likely", "9", "8", "7", "6", "5", "4", "3", "2", "1 Not at all"],
    },
    { id: "1".repeat(16), kind: "text", text: "What should we change first?", required: false },
  ],
};

/** Adds to the demo's course what the pictures show: groups, a code, and a public page. */
export async function prepareStaffPictures(
  server: PasoServer,
  { id, modules }: DemoCourse,
): Promise<void> {
  const firstPage = modules.flatMap(({ pages }) => pages).slice(0, 1);
  await takeModuleByApi(server, DEMO_STUDENT, id, firstPage, (asked) =>
    chooseAnswer(asked, { name: "Sam" }),
  );
  await finishCourse(server, { id, modules });
  const call = await signInByApi(server, DEMO_ADMIN);
  const course = `/api/authoring/courses/${id}`;
  await call("POST", "/api/admin/surveys", SURVEY);
  await call("POST", `${course}/groups`, { name: "Evening group" });
  await call("POST", `${course}/invitations`, { max_uses: 30 });
  const { staff } = await call<{ staff: { id: number; first_name: string; last_name: string }[] }>(
    "GET",
    `${course}/people`,
  );
  await call("PUT", `${course}/sign-up`, {
    way: "approval",
    seats: 60,
    opens_at: null,
    closes_at: null,
    group_id: null,
    is_public: true,
    is_indexed: false,
    summary: "How memory works, and what to do about it.",
    description:
      "<p>Short steps on learning, forgetting and coming back. You try everything on yourself.</p>",
    teachers: staff.map((member) => ({
      user_id: member.id,
      name: `${member.first_name} ${member.last_name}`,
    })),
  });
}

/** Makes a student finish the course, and gives those of the class who had finished it their diplomas. */
async function finishCourse(
  server: PasoServer,
  { id, modules }: Pick<DemoCourse, "id" | "modules">,
): Promise<void> {
  await createUser(server, "student", FINISHER.name, FINISHER.email);
  await enrol(server, FINISHER, id);
  const pages = modules.flatMap((module) => module.pages);
  await takeModuleByApi(server, FINISHER, id, pages, (asked) =>
    chooseAnswer(asked, { name: "Lena" }),
  );
  const call = await signInByApi(server, DEMO_ADMIN);
  for (const has_diploma of [false, true]) {
    await call("POST", `/api/courses/${id}/update`, { has_diploma });
  }
}
