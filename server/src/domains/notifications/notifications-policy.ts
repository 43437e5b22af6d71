import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everybody has notifications, and sees only their own. */
export const notificationsPolicy: PolicyTable = {
  "notification.list": isSignedIn,
  "notification.read": isSignedIn,
  "notification.choose": isSignedIn,
  // Anyone with the signed link from the mail: mail programs have no session.
  "public.unsubscribe": () => true,
};
