import { msg } from "@lingui/core/macro";

/** The site's settings sections, in display order; a new one adds its line. */
export const siteSections = [
  { id: "general", label: msg`General` },
  { id: "look", label: msg`Logo and colour` },
  { id: "sign-up", label: msg`Sign-up` },
  { id: "diplomas", label: msg`Diplomas` },
  { id: "texts", label: msg`Terms and privacy` },
  { id: "courses", label: msg`Size of courses` },
  { id: "files", label: msg`Files` },
  { id: "mail", label: msg`Mail` },
  { id: "live", label: msg`Live classes` },
  { id: "badges", label: msg`Badges` },
  { id: "second-factor", label: msg`Second factor` },
] as const;

/** Those of this feature; diplomas and live classes have their own. */
export type SiteSectionId = Exclude<(typeof siteSections)[number]["id"], "diplomas" | "live">;
