import type pg from "pg";

/**
 * Lets callers of a pool's `connect(callback)` release a connection twice. graphile-worker does if the
 * connection it listens on breaks while it stops, and the error would end the process.
 */
export function releaseOnce(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool);
  type Callback = Parameters<typeof connect>[0];
  const connectOnce = (callback?: Callback): Promise<pg.PoolClient> | void => {
    if (!callback) return connect();
    connect((error, client, release) => {
      let isReleased = false;
      callback(error, client, (broken) => {
        // A pool that has ended lends no connection, and nothing to release it with.
        if (!isReleased) (release as typeof release | undefined)?.(broken);
        isReleased = true;
      });
    });
  };
  pool.connect = connectOnce as typeof pool.connect;
}
