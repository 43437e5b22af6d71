import { and, desc, eq, ilike, lt } from "drizzle-orm";

import { containsPattern } from "../../database/contains-pattern.ts";
import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

interface Wanted {
  state: "queued" | "sent" | "failed" | undefined;
  /** Part of the recipient's address; empty for all. */
  search: string;
  /** Cursor: only mails with lower ids. */
  before: number;
  limit: number;
}

/** A mail as listed, without its content. */
export type MailRow = Awaited<ReturnType<typeof listMails>>[number];

/** Mails, newest first. */
export function listMails({ database }: Context, { state, search, before, limit }: Wanted) {
  return database
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: mails.recipient,
      subject: mails.subject,
      state: mails.state,
      attempts: mails.attempts,
      response: mails.response,
      queuedAt: mails.queuedAt,
      endedAt: mails.endedAt,
    })
    .from(mails)
    .where(
      and(
        lt(mails.id, before),
        state && eq(mails.state, state),
        search === "" ? undefined : ilike(mails.recipient, containsPattern(search)),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(limit);
}
