import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/**
 * Users have access to their own workbook only, administrators included: everything is loaded by the
 * user's id.
 */
export const workbookPolicy: PolicyTable = {
  "passage.list": isSignedIn,
  "passage.keep": isSignedIn,
  "passage.change": isSignedIn,
  "workbook.read": isSignedIn,
  "workbook.export": isSignedIn,
};
