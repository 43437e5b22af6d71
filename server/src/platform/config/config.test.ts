import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { isLoopback, readConfig } from "./config.ts";

describe("readConfig", () => {
  it("has a default for everything", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      secureCookies: false,
      trustedProxies: [],
      exemptNetworks: [],
      providerNetworks: [],
      zoomUrl: null,
      dataFolder: resolve("data"),
      s3Bucket: null,
      s3Endpoint: null,
      s3Region: "us-east-1",
      s3AccessKey: null,
      s3SecretKey: null,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      databaseArchive: null,
      databasePool: 10,
      locale: "en",
      timeZone: "UTC",
      demo: true,
      allowDemoAccounts: false,
      web: true,
      worker: true,
      shutdownDelay: 0,
      logLevel: "info",
      logAddresses: false,
      startedByNpm: false,
      production: true,
      streamDomains: [],
      sessions: {
        usual: { idle: 14 * 86_400, absolute: 90 * 86_400 },
        privileged: { idle: 12 * 3_600, absolute: 14 * 86_400 },
      },
      fileLimit: 26_214_400,
      smtpUrl: null,
      secretKeys: null,
      mailFrom: null,
      metricsPort: null,
      metricsToken: null,
      tracesEndpoint: null,
      tracesService: "paso",
      tracesShare: 1,
      unknownSettings: [],
    });
  });

  it("names what looks like a setting and is none", () => {
    const misspelt = { PASO_DATABSE_POOL: "5", PASO_DATABASE_POOL: "5", PASO_TEST_PG_BIN: "/x" };
    expect(readConfig(misspelt).unknownSettings).toEqual(["PASO_DATABSE_POOL"]);
  });

  it("takes an empty variable as unset", () => {
    expect(readConfig({ PORT: "", PASO_DATA: " ", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  it("derives the public address from the port, and secure cookies from the public address", () => {
    expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
    const config = readConfig({ PASO_URL: "https://learn.example.org/" });
    expect(config).toMatchObject({ publicUrl: "https://learn.example.org", secureCookies: true });
  });

  it("names every issue at once, and no value that may be secret", () => {
    const env = {
      PORT: "70000",
      HOST: "a b",
      PASO_URL: "https://example.org/paso",
      DATABASE_URL: "mysql://user:hunter2@host/db",
      PASO_LOCALE: "fr",
      PASO_TIMEZONE: "Mars/Olympus",
      PASO_DEMO: "yes",
      PASO_DATABASE_POOL: "1",
      PASO_WEB: "off",
      PASO_WORKER: "no",
      PASO_LOG_LEVEL: "loud",
      PASO_FILE_LIMIT_MB: "2.5",
      PASO_ALLOW_DEMO_ACCOUNTS: "true",
      PASO_TRUST_PROXY: "-1",
      PASO_SMTP_URL: "https://user:hunter2@mail.example.org",
      PASO_MAIL_FROM: "Paso <noreply>",
      PASO_STREAM_DOMAINS: "example.net; script-src https:",
      PASO_SESSION_IDLE_HOURS: "0",
      PASO_SESSION_HOURS: "8761",
      PASO_ADMIN_SESSION_IDLE_HOURS: "0.5",
      PASO_ADMIN_SESSION_HOURS: "never",
      PASO_EXEMPT_NETWORKS: "10.0.0.0/8/9",
      PASO_ZOOM_URL: "https://zoom.example.org/v2",
      OTEL_EXPORTER_OTLP_ENDPOINT: "https://user:hunter2@collector.example.org",
      OTEL_TRACES_SAMPLER_ARG: "1.5",
      PASO_S3_BUCKET: "Files/../all",
      PASO_S3_ENDPOINT: "https://hunter2@s3.example.org",
      PASO_S3_REGION: "eu central",
      PASO_S3_SECRET_KEY: "hunter2 hunter2",
    };
    const message = issueOf(env);
    const named = message.split("\n").map((line) => line.split(" must be ")[0]);
    expect(named.toSorted()).toEqual(Object.keys(env).toSorted());
    expect(message).not.toContain("hunter2");
  });

  it("takes the keys of S3 together or not at all", () => {
    expect(issueOf({ PASO_S3_ACCESS_KEY: "paso" })).toMatch(/^PASO_S3_SECRET_KEY must be there/);
    expect(issueOf({ PASO_S3_SECRET_KEY: "hunter2" })).toMatch(/^PASO_S3_ACCESS_KEY must/);
    expect(readConfig({ PASO_S3_BUCKET: "paso-files/a" }).s3Bucket).toBe("paso-files/a");
  });

  it("gives a frozen config", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});

describe("isLoopback", () => {
  it.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("%s is", (host) => {
    expect(isLoopback(host)).toBe(true);
  });
  it.each(["0.0.0.0", "::", "192.168.1.4", "example.org"])("%s is not", (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

function issueOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The settings were accepted.");
}
