import type { SessionUser } from "@paso/contract";

/** Whether the server refuses everything until a required password is chosen or a second factor added. */
export function isHeldUp(user: SessionUser): boolean {
  return user.must_change_password || user.must_add_second_factor;
}
