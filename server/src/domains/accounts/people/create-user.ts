import type { Locale, Role } from "@paso/contract";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { hashPassword } from "./hash-password.ts";
import { unusableHash } from "./unusable-hash.ts";

export interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Null for a person who cannot sign in. */
  password: string | null;
  locale?: Locale | null;
  mustChangePassword?: boolean;
  isDemo?: boolean;
}

/** Creates an account; returns its id, or null when the e-mail address already has one. */
export async function createUser(ctx: Context, input: NewUser): Promise<number | null> {
  const { password, ...account } = input;
  const passwordHash = await (password === null ? unusableHash() : hashPassword(password));
  const [created] = await ctx.database
    .insert(users)
    .values({ ...account, passwordHash, createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return created?.id ?? null;
}
