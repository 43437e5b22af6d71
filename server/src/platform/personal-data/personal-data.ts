import type { Readable } from "node:stream";

import type { Locale } from "@paso/contract";

import type { Context } from "../context.ts";

/** A text in every language of the product. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Value of a field; instants are written in the language and time zone of the reader. */
export type PersonalValue = string | number | boolean | Date | null | readonly string[];

/** The person whose data it is. */
export interface DataSubject {
  userId: number;
  /** Their language. */
  locale: Locale;
}

/** One kind of stored personal data: a JSON file of a person's copy, and a part of its readable page. */
export interface PersonalPart<Field extends string = string> {
  /** Names the file, e.g. `notes`. */
  name: string;
  /** All tables with references to people that it reads from. */
  tables: readonly string[];
  title: LocalizedText;
  /** Labels of the fields, in the order of the page. */
  fields: Readonly<Record<Field, LocalizedText>>;
  /** Texts of the page for fields that hold one of a few words; programs get the words themselves. */
  words?: Readonly<Partial<Record<Field, Readonly<Record<string, LocalizedText>>>>>;
  /** Reads in batches, so that memory stays bounded however much there is. */
  read(ctx: Context, subject: DataSubject): AsyncIterable<Record<Field, PersonalValue>>;
}

/** A stored picture of a person. */
export interface PersonalPicture {
  /** All tables it is found through. */
  tables: readonly string[];
  /** Null if there is none. */
  open(
    ctx: Context,
    userId: number,
  ): Promise<{ name: string; mediaType: string; size: number; stream: Readable } | null>;
}

/** A person being erased. */
export interface ErasedPerson {
  userId: number;
  /** What happens to texts that they wrote for others. */
  texts: "remove" | "anonymise";
}

/**
 * Personal data that one domain stores: how it is exported and how it is erased. Every table that
 * refers to people is in one of the first three and in one of the last three; a test names any that is not.
 */
export interface PersonalData {
  parts?: readonly PersonalPart[];
  picture?: PersonalPicture;
  /** Tables that are not exported, and why. */
  withheld?: Readonly<Record<string, string>>;
  /** Tables whose rows are deleted with the account's row, by foreign keys. */
  goesWithAccount?: readonly string[];
  /** Tables that {@link erase} takes care of. */
  erases?: readonly string[];
  /** Tables that keep rows that identify the person, and why. */
  kept?: Readonly<Record<string, string>>;
  /** Runs in one transaction with all others, higher domains first. */
  erase?(ctx: Context, person: ErasedPerson): Promise<void>;
}

/** Declares a part, whose rows have exactly its fields. */
export function definePart<Field extends string>(part: PersonalPart<Field>): PersonalPart {
  return part;
}
