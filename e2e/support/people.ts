import { expect, type Page } from "@playwright/test";

import type { PasoServer } from "./start-server.ts";

export type Role = "admin" | "instructor" | "viewer" | "student";

export interface Person {
  email: string;
  password: string;
  name: string;
}

let made = 0;

/** Creates a separate account for a journey. */
export function createUser(
  server: PasoServer,
  role: Role,
  name?: string,
  email?: string,
): Promise<Person> {
  return createAccount(server, role, { name, email });
}

/** Creates a student who takes a course. */
export function createStudent(
  server: PasoServer,
  courseId: number,
  name?: string,
): Promise<Person> {
  return createAccount(server, "student", { name, courseId });
}

interface Account {
  name?: string | undefined;
  email?: string | undefined;
  courseId?: number;
}

async function createAccount(
  server: PasoServer,
  role: Role,
  { name = "Ada Lovelace", email, courseId }: Account,
): Promise<Person> {
  made += 1;
  const person = {
    email: email ?? `${role}-${made}@example.org`,
    password: `paso-${role}-password`,
    name,
  };
  const [firstName, ...others] = name.split(" ");
  await server.prepare("create-user", {
    email: person.email,
    password: person.password,
    role,
    firstName,
    lastName: others.join(" "),
    course: courseId,
  });
  return person;
}

/** Enrols a person who has an account already. */
export async function enrol(
  server: PasoServer,
  { email }: Person,
  courseId: number,
): Promise<void> {
  await server.prepare("enrol", { email, course: courseId });
}

/** Signs in without the form: subsequent page loads are as this person. */
export async function startSession(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await leavePage(page);
  const { request } = page.context();
  const headers = { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" };
  const options = { headers, failOnStatusCode: true };
  const session = await request.get("/api/session", options);
  const { csrf_token } = (await session.json()) as { csrf_token: string };
  await request.post("/api/session", {
    ...options,
    headers: { ...headers, "x-csrf-token": csrf_token },
    data: { email, password },
  });
}

/** Ends the session, as in a browser that another person uses next. */
export async function endSession(page: Page): Promise<void> {
  await leavePage(page);
  await page.context().clearCookies();
}

/** Requests still in flight would be refused under another person's session. */
async function leavePage(page: Page): Promise<void> {
  await page.goto("about:blank");
}

/** Signs in through the form, in any language, and waits for the next page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills in the sign-in form and submits it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}
