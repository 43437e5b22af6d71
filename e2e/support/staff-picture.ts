import type { Page } from "@playwright/test";

import type { PasoServer } from "./start-server.ts";

const PASSWORD = "paso-demo-password";
export const DEMO_ADMIN = { email: "admin@example.org", password: PASSWORD };
export const DEMO_TEACHER = { email: "instructor@example.org", password: PASSWORD };
export const DEMO_STUDENT = {
  email: "student@example.org",
  password: PASSWORD,
  name: "Sam Student",
};

/** Finishes the course, so that there is a diploma. */
export const FINISHER = {
  email: "lena.fischer@example.org",
  password: "paso-student-password",
  name: "Lena Fischer",
};

/** A picture of a screen other than the lessons, in English. */
export interface StaffPicture {
  account: typeof DEMO_ADMIN;
  path: (courseId: number) => string;
  theme: "light" | "dark";
  /** In CSS pixels; a desktop's width by default. */
  width?: number;
  /** In CSS pixels; the picture is cropped to it. */
  height: number;
  /** Creates data that only this picture shows. */
  prepare?: (server: PasoServer, courseId: number) => Promise<void>;
  /** Interacts with the screen. */
  act?: (page: Page) => Promise<void>;
}
