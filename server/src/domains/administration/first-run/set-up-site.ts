import type { Locale } from "@paso/contract";

import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { storeSettings } from "../../../platform/site/store-settings.ts";
import { checkPassword, createUser } from "../../accounts/index.ts";
import { countSetupAttempt, requireSetupToken } from "./require-setup-token.ts";

interface Setup {
  token: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  siteName: string;
  /** Of the site and of its first administrator. */
  locale: Locale;
  timeZone: string;
  /** Client address, for the limit per network. */
  address: string;
}

/**
 * Creates the first administrator and names the site; of two concurrent calls, one succeeds. A weak
 * password leaves the token valid.
 * @throws `setup_done`; `invalid` on `token`, `password` or `email`
 */
export async function setUpSite(ctx: Context, setup: Setup): Promise<void> {
  const { email, firstName, lastName, password, locale } = setup;
  await countSetupAttempt(ctx, setup.address);
  await requireSetupToken(ctx, setup.token);
  await checkPassword(ctx, password, { email, firstName, lastName });
  await withTransaction(ctx, async (inner) => {
    await requireSetupToken(inner, setup.token);
    const person = { email, firstName, lastName, password, locale, role: "admin" as const };
    const userId = await createUser(inner, person);
    if (userId === null) throw invalid({ email: ["This address already has an account."] });
    const values = { name: setup.siteName, locale, time_zone: setup.timeZone };
    await storeSettings(inner, { values, setupTokenHashes: null });
    await recordAudit(inner, {
      action: "site.created",
      actorId: null,
      subjectId: userId,
      after: values,
    });
  });
  await loadSite(ctx);
}
