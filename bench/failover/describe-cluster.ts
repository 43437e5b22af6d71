import { join } from "node:path";

export interface ClusterPorts {
  etcd: number;
  peers: number;
  /** Port of the primary. */
  proxy: number;
}

/** A node's name, and the ports of its Patroni and its PostgreSQL. */
export interface NodePlan {
  name: string;
  rest: number;
  database: number;
}

/**
 * Seconds: a primary that is silent for `ttl` is replaced. It must cover one turn of Patroni's loop and two
 * attempts to reach etcd.
 */
const TIMING = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

/** Patroni's configuration of a node, following its documentation. */
export function describeNode(
  { name, rest, database }: NodePlan,
  { folder, binaries, etcd }: { folder: string; binaries: string; etcd: number },
): object {
  return {
    scope: "paso",
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: {
        ...TIMING,
        // Nothing is acknowledged before a replica, if there is one, has it on disk.
        synchronous_mode: true,
        // One that crashed is replaced rather than waited for.
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(folder, name, "data"),
      bin_dir: binaries,
      pgpass: join(folder, name, "pgpass"),
      authentication: {
        superuser: { username: "paso", password: "paso" },
        replication: { username: "replicator", password: "paso" },
        rewind: { username: "rewinder", password: "paso" },
      },
      parameters: { unix_socket_directories: join(folder, name), max_connections: 100 },
      pg_hba: [
        "local all all trust",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
    },
  };
}

/** HAProxy's configuration: it asks Patroni which node is the primary, and ends connections to any other. */
export function describeProxy(nodes: readonly NodePlan[], port: number): string {
  const servers = nodes.map(
    ({ name, rest, database }) => `  server ${name} 127.0.0.1:${database} check port ${rest}`,
  );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout check 3s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 3 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
}
