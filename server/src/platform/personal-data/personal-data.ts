import type { Readable } from "node:stream";

import type { Locale } from "@paso/contract";

import type { Context } from "../context.ts";

/** A text in every language of the product. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** What a field holds; instants are written in the language and time zone of the reader. */
export type PersonalValue = string | number | boolean | Date | null | readonly string[];

/** Whose data it is. */
export interface DataSubject {
  userId: number;
  /** In which they read it. */
  locale: Locale;
}

/** One kind of thing kept of a person: a JSON file of their copy, and a part of its readable page. */
export interface PersonalPart<Field extends string = string> {
  /** Names the file, such as `notes`. */
  name: string;
  /** Every table that it is read from and that refers to people. */
  tables: readonly string[];
  title: LocalizedText;
  /** What the fields are called, in the order in which the page shows them. */
  fields: Readonly<Record<Field, LocalizedText>>;
  /** Reads in batches, so that memory stays bounded however much there is. */
  read(ctx: Context, subject: DataSubject): AsyncIterable<Record<Field, PersonalValue>>;
}

/** A picture kept of a person. */
export interface PersonalPicture {
  /** Every table that it is found by. */
  tables: readonly string[];
  /** Null where there is none. */
  open(
    ctx: Context,
    userId: number,
  ): Promise<{ name: string; mediaType: string; size: number; stream: Readable } | null>;
}

/** A person who is being erased. */
export interface ErasedPerson {
  userId: number;
  /** What becomes of what they wrote for others to read. */
  texts: "remove" | "anonymise";
}

/**
 * What one domain keeps of people: how it is handed to them, and how it goes. Every table that refers
 * to people is in one of the first three and in one of the last three; a test says which one is not.
 */
export interface PersonalData {
  parts?: readonly PersonalPart[];
  picture?: PersonalPicture;
  /** Tables that are not handed out, and why. */
  withheld?: Readonly<Record<string, string>>;
  /** Tables whose rows go with the account's row, by foreign keys. */
  goesWithAccount?: readonly string[];
  /** Tables that {@link erase} takes care of. */
  erases?: readonly string[];
  /** Tables that keep rows that name the person, and why. */
  kept?: Readonly<Record<string, string>>;
  /** Runs in one transaction with all others, those of higher domains first. */
  erase?(ctx: Context, person: ErasedPerson): Promise<void>;
}

/** Declares a part, whose rows have exactly its fields. */
export function definePart<Field extends string>(part: PersonalPart<Field>): PersonalPart {
  return part;
}
