import { type SQL, sql } from "drizzle-orm";

/**
 * Why the latest mail to a person's present address was given up: the mail server's reply. Null if it was not,
 * and if there was none: mails to an address that was corrected since do not count.
 * @param user the row's alias
 */
export function mailFailure(user: SQL): SQL<string | null> {
  return sql`(select case m.state when 'failed' then coalesce(m.response, '') end from mails m
    where m.user_id = ${user}.id and m.recipient = ${user}.email and m.state <> 'queued'
    order by m.id desc limit 1)`;
}

/** The ids of people to whom some mail was given up. */
export const failedRecipients = sql`(select user_id from mails where state = 'failed')`;
