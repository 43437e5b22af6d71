/**
 * `npm run bench:mail`: how fast the mails of one event leave over a real mail server on this machine,
 * compared with a bare SMTP client, and how long students wait meanwhile.
 *
 *    npm run bench:mail -- [--mails 10000] [--rate 100] [--seconds 20]
 *
 * `rate` is a class's requests per second, before, during and after, `seconds` the length of the measurements
 * before and after. Exits with code 1 if a budget is missed. Prints the machine's load, because the figures
 * depend on it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { createTransport } from "nodemailer";

import { startBusyProduct } from "./beside/start-busy-product.ts";
import { describeLoad, judgeWaits } from "./beside/wait.ts";

/** Connections to the mail server, both of the product and of the bare client. */
const CONNECTIONS = 4;
const WARM_UP = 4_000;
/** A notification as it is sent, as text and as HTML. */
const TEXT = "A course mate has commented on your opinion.\n".repeat(12);
const HTML = `<html><body>${"<p>A course mate has commented on your opinion.</p>".repeat(60)}</body></html>`;

const { values: options } = parseArgs({
  options: {
    mails: { type: "string", default: "10000" },
    rate: { type: "string", default: "100" },
    seconds: { type: "string", default: "20" },
  },
});
const [mails, rate, seconds] = [options.mails, options.rate, options.seconds].map(Number) as [
  number,
  number,
  number,
];

await using open = new AsyncDisposableStack();
const { client, mailServer, offer, offerUntil } = await startBusyProduct(open, rate);

await offer(WARM_UP);
const before = await offer(seconds * 1_000);
const began = performance.now();
await queueMails();
const sending = new AbortController();
const [during, sentAfter] = await Promise.all([
  offerUntil(sending.signal),
  untilAllAreSent(began).finally(() => sending.abort()),
]);
const after = await offer(seconds * 1_000);
const bare = await sendBare();

const perSecond = (milliseconds: number) => Math.round((1_000 * mails) / milliseconds);
console.log(`
${describeLoad()}
${mails} mails left in ${(sentAfter / 1_000).toFixed(1)} s: ${perSecond(sentAfter)} a second, beside ${rate} requests a second
an SMTP client alone sends them at ${perSecond(bare)} a second`);
judgeWaits("with mails", before, during, after);

/** In one statement, like the transaction of an event, along with the job that sends them. */
async function queueMails(): Promise<void> {
  await client.query(
    `insert into mails (kind, recipient, locale, subject, text, html, due_at, expires_at,
       created_at, queued_at)
     select 'bench', 'person-' || n || '@bench.invalid', 'en', 'Soil and water', $1, $2,
       now(), now() + interval '1 day', now(), now()
     from generate_series(1, $3::int) n`,
    [TEXT, HTML, mails],
  );
  await client.query("select graphile_worker.add_job('platform.send-due-mails')");
}

/** Milliseconds until the last was sent; each must be delivered once. */
async function untilAllAreSent(since: number): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      "select count(*)::int as left from mails where state <> 'sent'",
    );
    if (rows[0]?.left === 0) break;
    await sleep(100);
  }
  const elapsed = performance.now() - since;
  const taken = await mailServer.count();
  if (taken !== mails) throw new Error(`${mails} mails were sent, and ${taken} arrived.`);
  return elapsed;
}

/** Milliseconds that a bare client needs for the same mails. */
async function sendBare(): Promise<number> {
  const transport = createTransport({
    url: mailServer.url,
    pool: true,
    maxConnections: CONNECTIONS,
  });
  const since = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let index = next++; index < mails; index = next++) {
        await transport.sendMail({
          from: "noreply@bench.invalid",
          to: `person-${index}@bench.invalid`,
          subject: "Soil and water",
          text: TEXT,
          html: HTML,
        });
      }
    }),
  );
  transport.close();
  return performance.now() - since;
}
