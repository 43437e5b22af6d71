import { randomBytes } from "node:crypto";

import type { Context } from "../platform/context.ts";
import { Events } from "../platform/events.ts";
import { Outbox } from "../platform/outbox/outbox.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";
import { siteOf } from "../platform/site/site-of.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { MovingClock } from "./moving-clock.ts";
import { SESSIONS } from "./session-settings.ts";
import type { TestDatabase } from "./test-database.ts";

/** A context for use cases that are called without the app around them. */
export function testContext({ connection }: TestDatabase, timeZone = "UTC"): Context {
  return {
    database: connection.database,
    clock: new MovingClock(),
    storage: new MemoryStorage(),
    events: new Events(),
    outbox: new Outbox(),
    mail: { transport: null },
    secrets: new SecretBox([randomBytes(32)]),
    site: siteOf({
      timeZone,
      locale: "en",
      url: "https://learn.example.org",
      host: "learn.example.org",
      exemptNetworks: [],
      providerNetworks: [],
      zoomUrl: null,
      sessions: SESSIONS,
      fileLimit: 1024 ** 2,
      smtp: { url: null, from: null },
    }),
  };
}
