import { ownPath } from "@paso/contract";

/** Named even where it is refused: the router would hand on what the address says otherwise. */
export function readNext(search: Record<string, unknown>): { next?: string | undefined } {
  return { next: ownPath(search["next"]) };
}

/** Whether the link came with an invitation: the password is the person's first. */
export function readWelcome({ welcome }: Record<string, unknown>): { welcome?: true | undefined } {
  return { welcome: welcome !== undefined || undefined };
}
