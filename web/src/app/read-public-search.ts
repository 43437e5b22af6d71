import { ownPath } from "@paso/contract";

/** Present even if it is refused: the router would pass on the address's own value otherwise. */
export function readNext(search: Record<string, unknown>): { next?: string | undefined } {
  return { next: ownPath(search["next"]) };
}

/** Whether the link came with an invitation: the person sets their first password. */
export function readWelcome({ welcome }: Record<string, unknown>): { welcome?: true | undefined } {
  return { welcome: welcome !== undefined || undefined };
}
