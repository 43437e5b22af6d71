import { expect, type Locator, type Page } from "@playwright/test";

import type { Mailbox } from "./mailbox.ts";

/** A course's title, which the rows of the class name. */
export const TITLE = "Soil";
export const POLL = { question: "Which soil do you have?", options: ["Clay", "Sand"] };
export const PASSWORD = "lantern under seven bridges";

/** The addresses of a class of thirty. */
export const CLASS = Array.from({ length: 30 }, (_, index) => `pupil-${index + 1}@example.org`);

/** The class as a spreadsheet file, with each student's course. */
export function classFile(): { name: string; mimeType: string; buffer: Buffer } {
  const rows = CLASS.map((email, index) => `${email},Pupil,Number ${index + 1},Student,${TITLE}`);
  const text = ["E-mail,First name,Last name,Role,Course", ...rows, ""].join("\r\n");
  return { name: "class.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** The address in the log at which a new site gets its first administrator. */
export async function findSetupAddress(log: () => string): Promise<string> {
  const printed = /http:\S+\/setup#[\w-]{43}/;
  await expect.poll(log).toMatch(printed);
  return printed.exec(log())?.[0] ?? "";
}

/** The path of an invitation's link, where a person sets their first password. */
export async function findInvitationPath(mailbox: Mailbox, email: string): Promise<string> {
  const { text = "" } = await mailbox.newest(email, "Your invitation to South School");
  return /^http:\/\/localhost:\d+(\/password\/reset\?welcome#\S+)$/m.exec(text)?.[1] ?? "";
}

/** The course in the list of the staff. */
export function courseRow(page: Page): Locator {
  return page.getByRole("link", { name: new RegExp(`^${TITLE} `) });
}
