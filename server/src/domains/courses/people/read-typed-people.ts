import type { Message } from "@paso/contract";
import { z } from "zod";

/** A person as typed or pasted. */
export interface ReadPerson {
  /** From 1. */
  line: number;
  /** Empty if none was typed. */
  name: string;
  /** The typed address, or the text in its place if it is not one. */
  email: string;
  /** Why it is not an address; null if it is. */
  issue: Message | null;
}

const address = z.email().max(254);

/**
 * Reads people from text: `Name <address>`, `Name, address`, `address, Name` or an address. Several
 * on a line are separated by commas or semicolons.
 */
export function readTypedPeople(text: string): ReadPerson[] {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) =>
      readLine(line).map((person) => ({ line: index + 1, ...person, issue: findIssue(person) })),
    );
}

type NamedAddress = Pick<ReadPerson, "name" | "email">;

function readLine(line: string): NamedAddress[] {
  const parts = line
    .split(/[;,\t]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.some((part) => part.includes("@"))) {
    return parts.length === 0 ? [] : [{ name: "", email: line.trim() }];
  }
  const people: NamedAddress[] = [];
  let names: string[] = [];
  for (const part of parts) {
    if (!part.includes("@")) {
      names.push(part);
      continue;
    }
    const { name, email } = readPart(part);
    people.push({ name: nameOf(name === "" ? names : [...names, name]), email });
    names = [];
  }
  const last = people.at(-1);
  if (last && last.name === "" && names.length > 0) last.name = nameOf(names);
  return people;
}

/** `Name <address>`, `Name address` or an address alone. */
function readPart(part: string): NamedAddress {
  const bracketed = /^(.*?)<\s*(?:mailto:)?([^<>]*?)\s*>$/u.exec(part);
  const apart = bracketed ?? /^(.*\s)(\S+@\S+)$/u.exec(part);
  const [name = "", email = part] = apart?.slice(1) ?? [];
  return { name: name.trim(), email: email.replace(/^mailto:/, "") };
}

/** Lists often have the last name first, and a comma after it. */
function nameOf(parts: readonly string[]): string {
  const [last, first, ...rest] = parts;
  const inOrder = parts.length === 2 ? [first, last] : [last, first, ...rest];
  return inOrder
    .join(" ")
    .replaceAll(/["'“”]+(?=\s|$)|(?<=^|\s)["'“”]+/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function findIssue({ email }: NamedAddress): Message | null {
  if (!email.includes("@")) return "There is no address in this line.";
  if (/^[^@\s]+@[^@\s.]+$/.test(email)) return "This address has no ending such as .org.";
  return address.safeParse(email).success ? null : "This is not an address.";
}
