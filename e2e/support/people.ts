import { expect, type Page } from "@playwright/test";

import type { PasoServer } from "./start-server.ts";

export type Role = "admin" | "instructor" | "viewer" | "student";

export interface Person {
  email: string;
  password: string;
  name: string;
}

let made = 0;

/** Creates an account of its own for a journey. */
export function createUser(server: PasoServer, role: Role, name?: string): Promise<Person> {
  return createAccount(server, role, name);
}

/** Creates a student who takes a course; one command, for a command takes half a second. */
export function createStudent(
  server: PasoServer,
  courseId: number,
  name?: string,
): Promise<Person> {
  return createAccount(server, "student", name, ["--course", String(courseId)]);
}

async function createAccount(
  server: PasoServer,
  role: Role,
  name = "Ada Lovelace",
  more: readonly string[] = [],
): Promise<Person> {
  made += 1;
  const person = { email: `${role}-${made}@example.org`, password: `paso-${role}-password`, name };
  const account = ["--email", person.email, "--role", role, "--name", name, "--password-stdin"];
  await server.paso(["user", "create", ...account, ...more], `${person.password}\n`);
  return person;
}

/** Enrols a person who has an account already. */
export async function enrol(server: PasoServer, person: Person, courseId: number): Promise<void> {
  await server.paso(["user", "enrol", "--email", person.email, "--course", String(courseId)]);
}

/** Signs in through the form, in whatever language it is, and waits for the page after it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Fills the sign-in form and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
}
