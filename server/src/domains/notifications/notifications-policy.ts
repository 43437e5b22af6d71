import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/** Everybody has notifications, and sees their own alone. */
export const notificationsPolicy: PolicyTable = {
  "notification.list": isSignedIn,
  "notification.read": isSignedIn,
  "notification.choose": isSignedIn,
  // Anyone who has the mail with the signed link: mail programs have no session.
  "public.unsubscribe": () => true,
};
