import { expect, test } from "vitest";

import { readConfig } from "./config.ts";
import { describeConfig } from "./describe-config.ts";

test("describes every setting, and no secret", () => {
  const config = readConfig({
    PORT: "8080",
    DATABASE_URL: "postgres://paso:hush@db.example.org:5433/school?password=hush",
    PASO_SMTP_URL: "smtps://paso:hush@mail.example.org",
    PASO_S3_ACCESS_KEY: "hush",
    PASO_S3_SECRET_KEY: "hush",
    PASO_SECRET_KEY: "hush".repeat(11).slice(1),
  });
  const described = describeConfig(config);
  expect(Object.keys(described)).toEqual(Object.keys(config));
  expect(described).toMatchObject({
    port: 8080,
    databaseUrl: "postgres://db.example.org:5433/school",
    smtpUrl: "smtps://mail.example.org",
    s3AccessKey: true,
    s3SecretKey: true,
    secretKeys: true,
  });
  expect(config.secretKeys).toHaveLength(1);
  expect(JSON.stringify(described)).not.toContain("hush");
  expect(describeConfig(readConfig({}))).toMatchObject({
    databaseUrl: null,
    databaseDirectUrl: null,
    secretKeys: false,
  });
});
