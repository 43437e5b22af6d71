import type { Message } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import { findPasswordIssue, type PasswordOwner } from "./password-policy.ts";

type Site = Pick<Context, "site">;

/**
 * Refuses a new password that is easy to guess.
 * @throws invalid on `password`
 */
export async function checkPassword(
  ctx: Site,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const issue = await findPasswordWeakness(ctx, password, owner);
  if (issue) throw invalid({ password: [issue] });
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Why a new password is easy to guess; null if it is not. */
export async function findPasswordWeakness(
  { site }: Site,
  password: string,
  owner: PasswordOwner,
): Promise<Message | null> {
  common ??= loadCommonPasswords();
  const siteNames = ["paso", site.host, ...site.host.split(".").slice(0, -1)];
  return findPasswordIssue(password, { owner, siteNames, common: await common });
}

/** Half a megabyte, loaded lazily. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import("@zxcvbn-ts/language-common/src/passwords.json", {
    with: { type: "json" },
  });
  return new Set(passwords);
}
