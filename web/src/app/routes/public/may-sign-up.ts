import { siteFacts } from "../../../ui/site-facts.ts";

/** The code of the course that the person was joining. */
export function readJoinCode(next: string | undefined): string | undefined {
  return /^\/join\/([\w-]+)/.exec(next ?? "")?.[1];
}

/** Whether sign-up may be offered on the way to an address; the server has the last word. */
export function maySignUp(next: string | undefined): boolean {
  if (siteFacts.sign_up === "invited") return readJoinCode(next) !== undefined;
  return siteFacts.sign_up !== "nobody";
}
