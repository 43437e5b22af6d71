import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, open as openFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { findFreePort, stopChild } from "../servers/start-product.ts";
import {
  type ClusterPorts,
  describeNode,
  describeProxy,
  type NodePlan,
} from "./describe-cluster.ts";

/** Milliseconds for a cluster to start, and for a restarted node to follow. */
const PATIENCE = 120_000;
/** Milliseconds until HAProxy, which at first takes every node for a primary, has completed its checks. */
const PROXY_START = 5_000;
const VERSIONS = "/usr/lib/postgresql";

/** A PostgreSQL of two nodes under Patroni, with etcd, behind HAProxy. */
export interface Cluster {
  /** Address of the current primary. */
  url: string;
  /** The name of the primary. */
  findPrimary(): Promise<string>;
  /** Address of a node's database, bypassing HAProxy. */
  urlOf(name: string): string;
  /**
   * The node that holds the leader lock, and its address, regardless of what HAProxy and the nodes believe.
   */
  findLeader(): Promise<Leader>;
  /** Kills Patroni and PostgreSQL of a node at once, like a power loss. */
  kill(name: string): void;
  /** Stops all processes of a node, or resumes them. */
  freeze(name: string, isFrozen: boolean): void;
  /** Starts a node that was killed. */
  start(name: string): Promise<void>;
  /** Waits until there is a primary with a synchronous replica. */
  untilSynchronous(): Promise<void>;
}

export interface Leader {
  name: string;
  url: string;
  /** Incremented by each promotion. */
  timeline: number;
}

interface Node extends NodePlan {
  child: ChildProcess | undefined;
}

/** @param cleanUp stops and removes what was started */
export async function startCluster(cleanUp: AsyncDisposableStack): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "paso-failover-"));
  cleanUp.defer(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const account = findAccount();
  const ports: ClusterPorts = {
    etcd: await findFreePort(),
    peers: await findFreePort(),
    proxy: await findFreePort(),
  };
  const nodes: Node[] = [];
  for (const name of ["a", "b"]) {
    nodes.push({
      name,
      rest: await findFreePort(),
      database: await findFreePort(),
      child: undefined,
    });
  }
  const run = async (command: string, args: string[], log: string) => {
    const output = await openFile(join(folder, `${log}.log`), "a");
    const child = spawn(command, args, {
      ...account,
      cwd: folder,
      env: { PATH: "/usr/bin:/bin:/usr/sbin", LC_ALL: "C.UTF-8" },
      stdio: ["ignore", output.fd, output.fd],
      // Its own process group, so that Patroni's children are killed with it.
      detached: true,
    });
    await output.close();
    return child;
  };

  const own = ["etcd", ...nodes.map(({ name }) => name)].map((name) => join(folder, name));
  for (const path of own) {
    await mkdir(path, { mode: 0o700 });
    if (account) await chown(path, account.uid, account.gid);
  }
  const etcd = await run("etcd", etcdOptions(folder, ports), "etcd");
  cleanUp.defer(() => stopChild(etcd));
  const binaries = findBinaries();
  for (const node of nodes) {
    const plan = describeNode(node, { folder, binaries, etcd: ports.etcd });
    await writeFile(join(folder, `${node.name}.json`), JSON.stringify(plan), { mode: 0o644 });
  }
  await writeFile(join(folder, "haproxy.cfg"), describeProxy(nodes, ports.proxy));

  const nodeOf = (name: string) => {
    const node = nodes.find((one) => one.name === name);
    if (!node) throw new Error(`There is no node ${name}.`);
    return node;
  };
  const processesOf = (name: string) => findProcesses(join(folder, name), nodeOf(name).child?.pid);
  const signal = (name: string, what: NodeJS.Signals) => {
    for (const pid of processesOf(name)) {
      try {
        process.kill(pid, what);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
    }
  };
  const cluster: Cluster = {
    url: `postgres://paso:paso@127.0.0.1:${ports.proxy}/paso`,
    async findPrimary() {
      for (const { name, rest } of nodes) if (await is(rest, "primary")) return name;
      throw new Error("There is no primary.");
    },
    urlOf: (name) => `postgres://paso:paso@127.0.0.1:${nodeOf(name).database}/paso`,
    async findLeader() {
      for (const { rest } of nodes) {
        const leader = await askLeader(rest);
        if (!leader) continue;
        return { ...leader, url: cluster.urlOf(leader.name) };
      }
      throw new Error("Nobody holds the lock of the primary.");
    },
    kill: (name) => signal(name, "SIGKILL"),
    freeze: (name, isFrozen) => signal(name, isFrozen ? "SIGSTOP" : "SIGCONT"),
    async start(name) {
      nodeOf(name).child = await run("patroni", [join(folder, `${name}.json`)], name);
    },
    async untilSynchronous() {
      const [first, second] = nodes as [Node, Node];
      await until(async () => {
        const [a, b] = [first.rest, second.rest];
        return (
          ((await is(a, "primary")) && (await is(b, "synchronous"))) ||
          ((await is(b, "primary")) && (await is(a, "synchronous")))
        );
      }, `a primary with a synchronous replica (${folder})`);
    },
  };
  cleanUp.defer(async () => {
    for (const { name, child } of nodes) {
      cluster.freeze(name, false);
      cluster.kill(name);
      if (child && child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
  });
  await cluster.start("a");
  await until(() => is(nodeOf("a").rest, "primary"), `a primary (${folder})`);
  await cluster.start("b");
  await cluster.untilSynchronous();
  const proxy = await run("haproxy", ["-f", join(folder, "haproxy.cfg")], "haproxy");
  cleanUp.defer(() => stopChild(proxy));
  await createDatabase(nodeOf(await cluster.findPrimary()).database);
  await sleep(PROXY_START);
  await until(() => isPrimary(cluster.url), `a way to the primary (${folder})`);
  return cluster;
}

function etcdOptions(folder: string, { etcd, peers }: ClusterPorts): string[] {
  const client = `http://127.0.0.1:${etcd}`;
  const peer = `http://127.0.0.1:${peers}`;
  return [
    ["--data-dir", join(folder, "etcd"), "--name", "etcd", "--enable-v2=false"],
    ["--listen-client-urls", client, "--advertise-client-urls", client],
    ["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
    ["--initial-cluster", `etcd=${peer}`],
  ].flat();
}

async function createDatabase(port: number): Promise<void> {
  const client = new pg.Client(`postgres://paso:paso@127.0.0.1:${port}/postgres`);
  await client.connect();
  await client.query("create database paso");
  await client.end();
}

/** Whether Patroni reports this role for its node. */
async function is(rest: number, what: "primary" | "synchronous"): Promise<boolean> {
  const address = `http://127.0.0.1:${rest}/${what}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  return response?.status === 200;
}

/** The holder of the lock in etcd, as read by a node's Patroni; null if unavailable. */
async function askLeader(rest: number): Promise<{ name: string; timeline: number } | null> {
  try {
    const signal = AbortSignal.timeout(2_000);
    const response = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal });
    const { members } = (await response.json()) as {
      members: { name: string; role: string; timeline?: number }[];
    };
    const leader = members.find(({ role }) => role === "leader");
    return leader ? { name: leader.name, timeline: leader.timeline ?? 0 } : null;
  } catch {
    return null;
  }
}

async function isPrimary(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pg_is_in_recovery() as recovering");
    return rows[0].recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`There is not ${what} in time.`);
    await sleep(100);
  }
}

/** Patroni and all of PostgreSQL on a node's folder; backends are the postmaster's children. */
function findProcesses(folder: string, patroni: number | undefined): number[] {
  const parents = new Map<number, number>();
  const roots = new Set<number>(patroni === undefined ? [] : [patroni]);
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
      if (readFileSync(`/proc/${name}/cmdline`, "utf8").includes(folder)) roots.add(Number(name));
    } catch {
      // It ended meanwhile.
    }
  }
  const isOf = (pid: number): boolean => {
    if (roots.has(pid)) return true;
    const parent = parents.get(pid);
    return parent !== undefined && parent > 1 && isOf(parent);
  };
  return [...parents.keys()].filter(isOf);
}

/** The account that PostgreSQL runs as, since it refuses root; null for our own. */
function findAccount(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((one) => one.startsWith("postgres:"));
  if (!line) throw new Error("There is no account postgres to run PostgreSQL as.");
  const [, , uid, gid] = line.split(":").map(Number);
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

function findBinaries(): string {
  const [newest] = readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one));
  return join(VERSIONS, newest ?? "", "bin");
}
