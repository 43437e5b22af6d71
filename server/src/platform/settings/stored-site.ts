import { mailSecurity, siteSettings } from "@paso/contract";
import { z } from "zod";

import { siteLogo } from "../look/site-logo.ts";

const storedMailServer = z.object({
  host: z.string(),
  port: z.number(),
  security: mailSecurity,
  user: z.string(),
  /** Null for none. */
  sealed_password: z.string().nullable(),
  from_name: z.string(),
  from_address: z.string(),
});
export type StoredMailServer = z.infer<typeof storedMailServer>;

const storedSite = siteSettings
  .partial()
  .extend({ logo: siteLogo.nullish(), mail_server: storedMailServer.nullish() })
  .strip();
export type StoredValues = z.infer<typeof storedSite>;

/** Only the valid values, so that no row keeps a process from starting. */
export function readStoredValues(values: Readonly<Record<string, unknown>>): StoredValues {
  const result = storedSite.safeParse(values);
  if (result.success) return result.data;
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
  const left = Object.entries(values).filter(([name]) => !wrong.has(name));
  return storedSite.safeParse(Object.fromEntries(left)).data ?? {};
}
