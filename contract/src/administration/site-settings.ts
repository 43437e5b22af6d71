import { z } from "zod";

import { sizeLimitSettings } from "../authoring/course-limits.ts";
import { authoredHtml } from "../courses/authored-html.ts";
import { locale, plainText } from "../http/values.ts";
import { siteName, timeZone } from "../setup/site-values.ts";

/** Administrators' settings of the site, by their names on the wire and for `paso site set`. */

export const emailAddress = plainText
  .trim()
  .max(254)
  .regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, { error: "This is not an e-mail address." });

/** A colour in the format of browsers' colour inputs. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: "Write the colour as # and six digits, such as #0b6b5a." });

/** A mail domain, such as `example.org`; anything up to an `@` is dropped. */
const mailDomain = plainText
  .trim()
  .toLowerCase()
  .overwrite((text) => text.slice(text.lastIndexOf("@") + 1))
  .max(253)
  .regex(
    /^(?=.*[a-z])[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
    {
      error: "Name domains such as example.org, one a line.",
    },
  );

/**
 * Who may register an account: nobody, anyone with a code for a course, people with an address of
 * certain domains, or everybody with an address.
 */
export const signUpPolicy = z.enum(["nobody", "invited", "domains", "everybody"]);
export type SignUpPolicy = z.infer<typeof signUpPolicy>;

/** Who sees the catalogue of courses: people who are signed in, or everybody. */
export const catalogueAccess = z.enum(["members", "everybody"]);
export type CatalogueAccess = z.infer<typeof catalogueAccess>;

/** Whom people other than administrators may invite: nobody, only students, or everybody. */
export const invitationAccess = z.enum(["nobody", "members", "everybody"]);
export type InvitationAccess = z.infer<typeof invitationAccess>;

/** The upper bound of the operator's limit, in MB. */
const fileLimit = z
  .int({ error: "Enter a whole number." })
  .min(1, { error: "Enter a number from 1 up." })
  .max(2_000, { error: "This number is too large." });

/** HTML; empty for none. */
const legalText = authoredHtml.trim();

export const siteSettings = z.strictObject({
  name: siteName,
  locale,
  time_zone: timeZone,
  /** Contact address for help; null for none. */
  support_address: emailAddress.nullable(),
  /** Null for the default. */
  accent: colour.nullable(),
  sign_up: signUpPolicy,
  /** Domains whose addresses may sign up, including subdomains, if `sign_up` is `domains`. */
  sign_up_domains: z.array(mailDomain).max(100, { error: "Name at most 100 domains." }),
  catalogue: catalogueAccess,
  invitations: invitationAccess,
  terms_en: legalText,
  terms_es: legalText,
  privacy_en: legalText,
  privacy_es: legalText,
  /** Maximum size of an attachment, in MB. */
  document_limit_mb: fileLimit,
  /** Maximum size of a picture, in MB. */
  picture_limit_mb: fileLimit,
  /** Maximum size of a video or audio file, in MB. */
  video_limit_mb: fileLimit,
  ...sizeLimitSettings,
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Omitted fields stay. */
export const siteChange = siteSettings.partial();
export type SiteChange = z.infer<typeof siteChange>;
