import { z } from "zod";

import { sizeLimitSettings } from "../authoring/course-limits.ts";
import { authoredHtml } from "../courses/authored-html.ts";
import { locale, plainText } from "../http/values.ts";
import { siteName, timeZone } from "../setup/site-values.ts";

/** What administrators decide about the site, by its names on the wire and for `paso site set`. */

export const emailAddress = plainText
  .trim()
  .max(254)
  .regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, { error: "This is not an e-mail address." });

/** A colour as browsers' colour fields have it. */
export const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: "Write the colour as # and six digits, such as #0b6b5a." });

/** A domain of addresses, such as `example.org`; what precedes an `@` is dropped. */
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
 * Who may make an account for themselves: nobody, anyone who has a code for a course, people with an
 * address of certain domains, or everybody who has an address.
 */
export const signUpPolicy = z.enum(["nobody", "invited", "domains", "everybody"]);
export type SignUpPolicy = z.infer<typeof signUpPolicy>;

/** Who sees the catalogue of courses: people who are signed in, or everybody. */
export const catalogueAccess = z.enum(["members", "everybody"]);
export type CatalogueAccess = z.infer<typeof catalogueAccess>;

/** Whom others than administrators may invite: nobody, those who only take part, or everybody. */
export const invitationAccess = z.enum(["nobody", "members", "everybody"]);
export type InvitationAccess = z.infer<typeof invitationAccess>;

/** What the operator's bound is at most, in MB. */
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
  /** Where people who need help write to; null for nowhere. */
  support_address: emailAddress.nullable(),
  /** Null for the usual one. */
  accent: colour.nullable(),
  sign_up: signUpPolicy,
  /** Whose addresses may sign up, with their subdomains, where `sign_up` is `domains`. */
  sign_up_domains: z.array(mailDomain).max(100, { error: "Name at most 100 domains." }),
  catalogue: catalogueAccess,
  invitations: invitationAccess,
  terms_en: legalText,
  terms_es: legalText,
  privacy_en: legalText,
  privacy_es: legalText,
  /** Largest document that can be attached, in MB. */
  document_limit_mb: fileLimit,
  /** Largest picture that can be uploaded, in MB. */
  picture_limit_mb: fileLimit,
  /** Largest video or sound that can be uploaded, in MB. */
  video_limit_mb: fileLimit,
  ...sizeLimitSettings,
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** What is left out stays. */
export const siteChange = siteSettings.partial();
export type SiteChange = z.infer<typeof siteChange>;
