import type { Message } from "@paso/contract";

/** The names that a password must not consist of. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Characters a password needs besides a word that is easy to guess. */
const MIN_REMAINDER = 6;
/** Shorter names occur in too many words to be checked. */
const MIN_TOKEN = 3;

/**
 * Why a password is too easy to guess; null if it is not.
 * @param common the most used passwords, in lower case
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
  const visible = password.replace(INVISIBLE, "");
  if (new Set(visible).size < 3) return "Use more than one or two different characters.";
  const spellings = [folded, visible.toLowerCase(), visible.normalize("NFKC").toLowerCase()];
  if (spellings.some((spelling) => isGuessedFirst(spelling, common))) {
    return "This password is one of the most used. Choose another one.";
  }
  const names = [...namesOf(owner), ...siteNames].map(fold);
  return isMadeOf(folded, names)
    ? "This password is made of your name, your address or the name of this site. Choose another one."
    : null;
}

/** Characters that show nothing or only space. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu;

/** Whether it is a common password, possibly repeated or padded with a few digits or signs, or a sequence. */
function isGuessedFirst(text: string, common: ReadonlySet<string>): boolean {
  const [, unit = text] = /^(.+?)\1+$/su.exec(text) ?? [];
  if (unit !== text && (unit.length <= 3 || common.has(unit))) return true;
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const isPadded = text.length - word.length < MIN_REMAINDER && common.has(word);
  return common.has(text) || isPadded || isSequence(text);
}

/** Consecutive letters or digits, forwards or backwards, such as `abcdefghij` or `9876543210`. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

/** Whether little is left once all names are removed, the longest first. */
function isMadeOf(text: string, names: readonly string[]): boolean {
  const tokens = [...new Set(names)].filter(({ length }) => length >= MIN_TOKEN);
  const rest = tokens
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, token) => left.replaceAll(token, ""), text);
  return rest !== text && rest.length < MIN_REMAINDER;
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
    ...firstName.split(" "),
    ...lastName.split(" "),
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...labels,
  ];
}

/** Only letters and digits, without accents and case. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
