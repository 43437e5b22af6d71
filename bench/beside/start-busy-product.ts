import pg from "pg";

import { startLoad } from "../load/start-load.ts";
import { startMailServer } from "../mail/start-mail-server.ts";
import { prepareMix } from "../overload/prepare-mix.ts";
import { startOffering } from "../overload/start-offering.ts";
import { giveOtherCores, takeLastCore } from "../servers/pin-processes.ts";
import { startProduct } from "../servers/start-product.ts";
import { type Wait, summariseWaits } from "./wait.ts";

/** Timeout of a class's request in milliseconds. */
const PATIENCE = 20_000;
/** Milliseconds of the class's requests per batch. */
const SLICE = 5_000;

/** A named part of the measurement, and its end, in milliseconds from the start. */
export interface Mark {
  name: string;
  until: number;
}

export interface Waits extends Wait {
  parts: readonly (Wait & { name: string })[];
}

/**
 * The product with a mail server, and a class that sends requests at a constant rate during the measurement.
 */
export interface BusyProduct {
  origin: string;
  /** Of the product's database. */
  client: pg.Client;
  mailServer: Awaited<ReturnType<typeof startMailServer>>;
  /** Measures students' waiting times for that many milliseconds. */
  offer: (duration: number) => Promise<Wait>;
  /** The same until it is aborted, also for each of the parts into which `marks` divides that time. */
  offerUntil: (signal: AbortSignal, marks?: readonly Mark[]) => Promise<Waits>;
}

/**
 * Starts all of it.
 * @param open stops what was started
 * @param rate requests of the class per second
 */
export async function startBusyProduct(
  open: AsyncDisposableStack,
  rate: number,
): Promise<BusyProduct> {
  const hasOwnCore = await takeLastCore();
  const mailServer = await startMailServer();
  open.defer(() => mailServer.stop());
  process.env["PASO_SMTP_URL"] = mailServer.url;
  process.env["PASO_MAIL_FROM"] = "noreply@bench.invalid";
  const load = startLoad();
  open.defer(() => load.stop());
  const offering = startOffering();
  open.defer(() => offering.stop());

  console.log("Starting the product, and generating its data ...");
  const product = await startProduct([], 10);
  open.defer(() => product.stop());
  if (hasOwnCore) await giveOtherCores(product);
  console.log(
    hasOwnCore ? "The load has a core to itself." : "The load shares the product's cores.",
  );
  const mix = await prepareMix(product, load);
  const client = new pg.Client({ connectionString: product.database.url });
  await client.connect();
  open.defer(() => client.end());
  const { origin } = product;

  async function offerSlice(duration: number): Promise<Float64Array> {
    const requests = mix.take(Math.ceil((rate * duration) / 1_000));
    const offer = { origin, requests, rate, duration, patience: PATIENCE };
    return (await offering.send(offer)).accepted;
  }

  return {
    origin,
    client,
    mailServer,
    async offer(duration) {
      const slices: Float64Array[] = [];
      for (let left = duration; left > 0; left -= SLICE) {
        slices.push(await offerSlice(Math.min(left, SLICE)));
      }
      return summariseWaits(slices, (rate * duration) / 1_000);
    },
    async offerUntil(signal, marks = []) {
      const slices: Float64Array[] = [];
      while (!signal.aborted) slices.push(await offerSlice(SLICE));
      const summarise = (some: readonly Float64Array[]) =>
        summariseWaits(some, (rate * some.length * SLICE) / 1_000);
      let from = 0;
      const parts = marks.map(({ name, until }) => {
        const part = slices.slice(from, until / SLICE);
        from = until / SLICE;
        return { name, ...summarise(part) };
      });
      return { ...summarise(slices), parts };
    },
  };
}
