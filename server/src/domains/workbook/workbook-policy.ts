import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/**
 * Everybody has their own workbook, and nobody has access to another's, administrators included:
 * everything is loaded by the person's own id.
 */
export const workbookPolicy: PolicyTable = {
  "passage.list": isSignedIn,
  "passage.keep": isSignedIn,
  "passage.change": isSignedIn,
  "workbook.read": isSignedIn,
  "workbook.export": isSignedIn,
};
