import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

import { readConfig } from "../platform/config/config.ts";
import { measureJobRuns } from "../platform/metrics/measure-job-runs.ts";
import {
  measureEventLoop,
  measurePools,
  measureStreams,
} from "../platform/metrics/measure-own-state.ts";
import { measureRequests } from "../platform/metrics/measure-requests.ts";
import { measureSite } from "../platform/metrics/measure-site.ts";
import { measureStorage } from "../platform/metrics/measure-storage.ts";
import { Metrics } from "../platform/metrics/metrics.ts";
import { listRoutes } from "./list-routes.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

const DEPLOY = join(import.meta.dirname, "../../../deploy");
const read = (path: string) => readFileSync(join(DEPLOY, path), "utf8");
const files = globSync("**/*.{yaml,json}", { cwd: DEPLOY }).toSorted();

type Settings = Record<string, string>;

/** All documents of a file, of unknown shape. */
// oxlint-disable-next-line typescript/no-explicit-any
function parse(path: string): any[] {
  return parseAllDocuments(read(path), { merge: true }).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJS();
  });
}

/** Names of all settings that the product reads. */
function knownSettings(): Set<string> {
  const names = new Set<string>();
  readConfig(
    new Proxy(
      {},
      {
        get: (_target, name) => {
          names.add(String(name));
        },
      },
    ),
  );
  return names;
}

/** `NAME=value` lines of a settings or unit file. */
function settingsOf(text: string): Settings {
  const pairs = text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .flatMap((line) => [...line.matchAll(/(?:^|[ =])([A-Z][A-Z_]+)=('[^']*'|\S*)/g)])
    .map(([, name = "", value = ""]): [string, string] => [name, value.replaceAll("'", "")]);
  return Object.fromEntries(pairs);
}

const FILLED: Settings = {
  PASO_HOST: "learn.example.org",
  POSTGRES_PASSWORD: "secret",
  PASO_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
};

/** Substitutes Compose's `${NAME:?why}` and `${NAME:-}` with the values of its settings file. */
function fillIn(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_whole, inner: string) => FILLED[inner] ?? ""),
    ]),
  );
}

test("every file can be read", () => {
  expect(files.length).toBeGreaterThan(8);
  for (const path of files) expect(parse(path).length, path).toBeGreaterThan(0);
});

describe("settings", () => {
  const [compose] = parse("container/compose.yaml");
  const kubernetes = globSync("kubernetes/*.yaml", { cwd: DEPLOY }).flatMap(parse);
  const [config, secret] = ["ConfigMap", "Secret"].map((kind) =>
    kubernetes.find((object) => object.kind === kind),
  );
  const image = settingsOf(/^ENV .*$/m.exec(read("container/Containerfile"))?.[0] ?? "");
  const isPaso = ([, service]: [string, unknown]) =>
    (service as { image?: string }).image === "paso";
  const services = Object.fromEntries(
    // oxlint-disable-next-line typescript/no-explicit-any
    Object.entries<any>(compose.services)
      .filter(isPaso)
      .map(([name, service]) => [`compose's ${name}`, fillIn(service.environment)]),
  );
  const secrets = { ...secret.stringData, PASO_SECRET_KEY: FILLED["PASO_SECRET_KEY"] };
  const pods = Object.fromEntries(
    kubernetes
      .filter(({ kind }) => ["Deployment", "Job", "CronJob"].includes(kind))
      .map(({ metadata, spec: { jobTemplate, ...own } }) => ({
        metadata,
        spec: jobTemplate?.spec ?? own,
      }))
      .map(({ metadata, spec }) => [
        `Kubernetes' ${metadata.name}`,
        {
          ...config.data,
          ...secrets,
          ...Object.fromEntries(
            (spec.template.spec.containers[0].env ?? []).map(
              ({ name, value }: { name: string; value: string }) => [name, value],
            ),
          ),
        },
      ]),
  );
  const units = Object.fromEntries(
    globSync("systemd/*.service", { cwd: DEPLOY }).map((path) => [
      path,
      {
        ...settingsOf(read(path).replaceAll("%i", "3001")),
        ...settingsOf(read("systemd/paso.env.example")),
      },
    ]),
  );
  const places: [string, Settings][] = Object.entries({ ...services, ...pods, ...units });

  test("the product knows and accepts all of them", () => {
    expect(places.map(([name]) => name).toSorted()).toEqual([
      "Kubernetes' paso",
      "Kubernetes' paso-backup",
      "Kubernetes' paso-migrate",
      "Kubernetes' paso-restore",
      "Kubernetes' paso-worker",
      "compose's app1",
      "compose's app2",
      "compose's migrate",
      "compose's worker",
      "systemd/paso-backup.service",
      "systemd/paso-base-backup.service",
      "systemd/paso-worker.service",
      "systemd/paso@.service",
    ]);
    const known = knownSettings();
    for (const [place, settings] of places) {
      for (const name of Object.keys({ ...image, ...settings }))
        expect(known, place).toContain(name);
      const read = readConfig({ ...image, ...settings });
      expect(read.trustedProxies, place).not.toEqual([]);
      expect(read.databaseUrl, place).not.toBeNull();
      expect(read.secureCookies, place).toBe(true);
    }
  });

  test("processes have the time to stop that they take", () => {
    /** Seconds, as in `main.ts`, besides the configurable delay. */
    const limit = 25;
    for (const service of Object.values<Record<string, string>>(compose.services)) {
      if (service["image"] !== "paso") continue;
      const delay = Number((service["environment"] as unknown as Settings)["PASO_SHUTDOWN_DELAY"]);
      expect(Number.parseInt(service["stop_grace_period"] ?? "", 10)).toBeGreaterThan(
        (delay || 0) + limit,
      );
    }
    for (const { kind, metadata, spec } of kubernetes) {
      if (kind !== "Deployment") continue;
      const pod = spec.template.spec;
      const pause = Number(pod.containers[0].lifecycle?.preStop.exec.command[1] ?? 0);
      const delay = Number(pods[`Kubernetes' ${metadata.name}`]?.["PASO_SHUTDOWN_DELAY"] ?? 0);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pause + delay + limit);
    }
    const unit = /TimeoutStopSec=(\d+)/.exec(read("systemd/paso@.service"))?.[1];
    const { PASO_SHUTDOWN_DELAY: delay } = settingsOf(read("systemd/paso.env.example"));
    expect(Number(unit)).toBeGreaterThan(Number(delay) + limit);
  });

  test("ports are those on which Paso listens", () => {
    const port = readConfig(image).port;
    const figures = Number(config.data.PASO_METRICS_PORT);
    expect(read("container/Containerfile")).toContain(`EXPOSE ${port}\n`);
    for (const { kind, spec } of kubernetes) {
      if (kind !== "Deployment") continue;
      for (const { name, containerPort } of spec.template.spec.containers[0].ports) {
        expect(containerPort).toBe(name === "http" ? port : figures);
      }
    }
    expect(compose.services.proxy.environment.PASO_SERVERS).toBe(`app1:${port} app2:${port}`);
    expect(services["compose's worker"]?.["PASO_METRICS_PORT"]).toBe(String(figures));
    const [prometheus] = parse("monitoring/prometheus.yaml");
    for (const target of prometheus.scrape_configs[0].static_configs[0].targets) {
      expect(target).toMatch(new RegExp(`:${figures}$`));
    }
  });
});

describe("against the product itself", () => {
  const metrics = new Metrics("1.2.3");
  let world: TestApp;

  beforeAll(async () => {
    world = await startTestApp();
    measureRequests(metrics);
    measureJobRuns(metrics);
    measureEventLoop(metrics, world.app.eventLoop);
    measureStreams(metrics, world.app.eventStreams);
    measurePools(metrics, {});
    measureStorage(metrics, world.ctx.storage);
    const { ctx } = world;
    measureSite(metrics, { ctx, dataFolder: DEPLOY, readStoredBytes: async () => 0 });
  });
  afterAll(() => world.stop());

  test("the dashboard and the alerts use figures that exist", () => {
    const names = metrics.registry.getMetricsAsArray().flatMap(({ name, type }) => {
      // The client represents types as numbers.
      const isHistogram = String(type) === "histogram";
      return isHistogram ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
    });
    const used = ["alerts.yaml", "alerts.test.yaml", "dashboard.json"].flatMap((file) =>
      [...read(`monitoring/${file}`).matchAll(/\b(?:paso|process|nodejs)_[a-z_]+\b/g)].map(
        ([name]) => ({ file, name }),
      ),
    );
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter(({ name }) => !names.includes(name))).toEqual([]);
    const unused = names.filter(
      (name) => name.startsWith("paso_") && !used.some((use) => use.name === name),
    );
    expect(unused).toEqual([
      "paso_http_request_duration_seconds_count",
      "paso_event_loop_blocked_total",
      "paso_database_pool_limit",
      "paso_storage_operation_seconds_total",
      "paso_archive_age_seconds",
    ]);
  });

  test("probes and proxies ask for addresses that exist", () => {
    const routes = listRoutes(world.app);
    const texts = globSync("{kubernetes,proxy,container}/*", { cwd: DEPLOY }).map(read);
    const asked = texts.flatMap((text) => [...text.matchAll(/\/health\/\w+/g)].map(String));
    expect(asked.length).toBeGreaterThan(6);
    for (const path of asked) expect(routes).toContain(`GET ${path}`);
  });
});
