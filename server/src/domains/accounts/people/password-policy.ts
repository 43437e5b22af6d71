import type { Message } from "@paso/contract";

/** What a password must not be made of. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Characters a password needs beside a word that is easy to guess. */
const MIN_REMAINDER = 6;
/** Shorter names occur in too many words to be looked for. */
const MIN_TOKEN = 3;

/**
 * Why a password is too easy to guess; null where it is not.
 * @param common the passwords used most, in lower case
 * @param siteNames names of this site, such as its host
 */
export function findPasswordIssue(
  password: string,
  {
    owner,
    siteNames,
    common,
  }: {
    owner: PasswordOwner;
    siteNames: readonly string[];
    common: ReadonlySet<string>;
  },
): Message | null {
  const folded = fold(password);
  if (new Set(password.trim()).size < 3) return "Use more than one or two different characters.";
  if (common.has(password.trim().toLowerCase()) || isPaddedWord(folded, common)) {
    return "This password is one of the most used. Choose another one.";
  }
  const personal = [...namesOf(owner), ...siteNames].map(fold);
  const isPersonal = personal.some(
    (token) =>
      token.length >= MIN_TOKEN &&
      folded.includes(token) &&
      folded.replaceAll(token, "").length < MIN_REMAINDER,
  );
  return isPersonal
    ? "This password is made of your name, your address or the name of this site. Choose another one."
    : null;
}

/** Whether a common password was only lengthened by a few digits or signs. */
function isPaddedWord(folded: string, common: ReadonlySet<string>): boolean {
  const word = folded.replace(/^\d+|\d+$/g, "");
  return folded.length - word.length < MIN_REMAINDER && common.has(word);
}

function namesOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = "", domain = ""] = email.split("@");
  const labels = domain.split(".").slice(0, -1);
  return [
    email,
    firstName + lastName,
    lastName + firstName,
    firstName,
    lastName,
    ...lastName.split(" "),
    local,
    ...labels,
  ];
}

/** Letters and digits alone, without accents and case. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
