import { afterAll, beforeAll, expect, test } from "vitest";

import { mails } from "../../database/tables/platform-tables.ts";
import { MovingClock } from "../../testing/moving-clock.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { claimMail, settleMail } from "./claim-mail.ts";
import { deleteOldMails } from "./delete-old-mails.ts";
import { queueMails } from "./queue-mail.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("mails are kept for ninety days after they ended, and those that wait for ever", async () => {
  const clock = new MovingClock(new Date("2026-01-01T00:00:00Z"));
  const ctx = { ...testContext(database), clock };
  const body = { kind: "test", userId: null, locale: "en" as const, text: "", html: "" };
  for (const recipient of ["sent@example.org", "failed@example.org", "queued@example.org"]) {
    await queueMails(ctx, [{ ...body, recipient, subject: recipient }]);
  }
  for (const state of ["sent", "failed"] as const) {
    const mail = await claimMail(ctx);
    await settleMail(ctx, mail!, state, "250 OK");
  }
  clock.moveTo("2026-03-31T23:59:59Z");
  expect(await deleteOldMails(ctx)).toBe(0);
  clock.moveTo("2026-04-01T00:00:00Z");
  expect(await deleteOldMails(ctx)).toBe(2);
  expect(await ctx.database.select({ recipient: mails.recipient }).from(mails)).toEqual([
    { recipient: "queued@example.org" },
  ]);
});
