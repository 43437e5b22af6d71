/** Maximum length of a name typed by another person. */
const LONGEST = 100;

/**
 * The name of an invited person until they change it: as typed, or the part of their address before
 * the @. Anything that looks like a link is ignored, because the name appears in a mail.
 */
export function nameOfInvited({ name, email }: { name: string; email: string }): {
  firstName: string;
  lastName: string;
} {
  const isName = name !== "" && !/[/:@<>]|www\./i.test(name);
  const text = isName ? name.replaceAll(/\s+/g, " ").trim() : email.slice(0, email.indexOf("@"));
  const [firstName = "", ...rest] = text.slice(0, LONGEST).toWellFormed().split(" ");
  return { firstName, lastName: rest.join(" ") };
}
