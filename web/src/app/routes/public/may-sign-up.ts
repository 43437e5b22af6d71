import { siteFacts } from "../../../ui/site-facts.ts";

/** The code of the course that a person was on the way into. */
export function readJoinCode(next: string | undefined): string | undefined {
  return /^\/join\/([\w-]+)/.exec(next ?? "")?.[1];
}

/** Whether somebody on the way to an address may ask for an account; the server has the last word. */
export function maySignUp(next: string | undefined): boolean {
  if (siteFacts.sign_up === "invited") return readJoinCode(next) !== undefined;
  return siteFacts.sign_up !== "nobody";
}
