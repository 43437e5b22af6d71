/** Most characters of a name that somebody else typed. */
const LONGEST = 100;

/**
 * The name that an invited person has until they change it: as it was typed, or what is before the @
 * of their address. What looks like a link is none, for the name is in a mail.
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
