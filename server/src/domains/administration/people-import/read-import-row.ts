import type { ImportRow, Locale, Message, Role } from "@paso/contract";
import { z } from "zod";

import type { FieldMessage } from "../../../platform/errors/domain-error.ts";

/** A normalised row; null fields are left unchanged. */
export interface ReadRow {
  line: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role | null;
  locale: Locale | null;
  /** Title or number. */
  course: string | null;
  group: string | null;
  /** Why it is refused; null if it is valid. */
  issue: FieldMessage | null;
}

const address = z.email().max(254);
const LONGEST_NAME = 100;

const ROLES: Record<Role, readonly string[]> = {
  admin: ["admin", "administrator", "administrador", "administradora"],
  instructor: ["instructor", "instructora", "teacher", "docente", "profesor", "profesora"],
  viewer: ["viewer", "observador", "observadora"],
  student: ["student", "estudiante", "alumno", "alumna"],
};
const LOCALES: Record<Locale, readonly string[]> = {
  en: ["en", "english", "ingles"],
  es: ["es", "spanish", "espanol", "castellano"],
};

/** Reads the rows of a file, each for itself and then against those above with the same address. */
export function readImportRows(rows: readonly ImportRow[]): ReadRow[] {
  const first = new Map<string, ReadRow>();
  return rows.map((row) => {
    const read = readRow(row);
    if (read.issue) return read;
    const key = read.email.toLowerCase();
    const above = first.get(key);
    if (!above) first.set(key, read);
    else if (contradicts(above, read)) {
      const message = "This address is in line {line} with another name, role or language.";
      return { ...read, issue: { message, values: { line: above.line } } };
    }
    return read;
  });
}

function readRow(row: ImportRow): ReadRow {
  const text = (value: string) => value.trim().replaceAll(/\s+/g, " ") || null;
  const email = row.email.trim().replace(/^mailto:/i, "");
  const [role, locale] = [text(row.role), text(row.language)];
  const read = {
    line: row.line,
    email,
    firstName: text(row.first_name),
    lastName: text(row.last_name),
    role: role === null ? null : findWord(ROLES, role),
    locale: locale === null ? null : findWord(LOCALES, locale),
    course: text(row.course),
    group: text(row.group),
  };
  return { ...read, issue: findIssue(read, { role, locale }) };
}

function findIssue(
  read: Omit<ReadRow, "issue">,
  written: { role: string | null; locale: string | null },
): Message | null {
  if (read.email === "") return "There is no address in this row.";
  if (!address.safeParse(read.email).success) return "This is not an e-mail address.";
  const names = [read.firstName ?? "", read.lastName ?? "", read.group ?? ""];
  if (names.some(({ length }) => length > LONGEST_NAME)) {
    return "A name has at most 100 characters.";
  }
  if (written.role && !read.role) {
    return "This role is not known: write student, instructor or viewer.";
  }
  if (written.locale && !read.locale) {
    return "This language is not known: write English or Spanish.";
  }
  if (read.group && !read.course) return "A group needs its course in the same row.";
  return null;
}

/** Strips accents and case. */
export function foldWord(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .trim();
}

function findWord<Id extends string>(
  words: Record<Id, readonly string[]>,
  text: string,
): Id | null {
  const word = foldWord(text);
  return (Object.keys(words) as Id[]).find((id) => words[id].includes(word)) ?? null;
}

/** Importing both would change the account back and forth. */
function contradicts(above: ReadRow, row: ReadRow): boolean {
  const fields = ["firstName", "lastName", "role", "locale"] as const;
  return fields.some((field) => row[field] !== null && row[field] !== above[field]);
}
