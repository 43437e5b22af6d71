import type pg from "pg";

type Query = (...args: unknown[]) => unknown;

/** Fields that the driver's types leave out. */
interface DriverClient {
  query: Query;
  connection: pg.Connection;
}

/**
 * Sends statements that are issued together, such as by `Promise.all` in a transaction, in one packet: each
 * packet wakes the server's process. They still run one after the other, and after one that fails in a
 * transaction, all others fail.
 */
export function sendTogether(client: pg.PoolClient): void {
  const sending = client as unknown as DriverClient;
  const driver = Object.getPrototypeOf(client) as DriverClient;
  const { stream } = sending.connection;
  let isHeld = false;
  sending.query = (...statement) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      // After all that is due already, such as the rest of a `Promise.all`.
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return driver.query.apply(client, statement);
  };
}
