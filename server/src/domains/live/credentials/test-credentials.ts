import { type LiveProviderTest, type Locale, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Finding } from "../providers/finding.ts";
import type { StoredCredentials } from "./find-credentials.ts";
import { openStoredProvider } from "./open-live-provider.ts";

/** In seconds. */
const HOUR = 3_600;
const MOST_TESTS = 60;

/**
 * Tests credentials and reports the findings in sentences, problems first.
 * @throws `rate_limited`
 */
export async function testCredentials(
  ctx: Context,
  stored: StoredCredentials,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<LiveProviderTest> {
  const limit = { key: `live-provider-test:${userId}`, attempts: MOST_TESTS, seconds: HOUR };
  await countAttempt(ctx, limit);
  const unreadable: Finding = {
    ok: false,
    text: "The stored secret cannot be read with this server’s key. Enter it again.",
  };
  const provider = openStoredProvider(ctx, stored);
  const found = provider ? await provider.test() : [unreadable];
  const findings = found
    .toSorted((one, other) => Number(one.ok) - Number(other.ok))
    .map(({ ok, text, values }) => ({ ok, text: translateMessage(text, locale, values) }));
  return { ok: findings.every(({ ok }) => ok), findings };
}
