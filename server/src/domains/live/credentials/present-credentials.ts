import type { LiveProviders, NamedCourse, StoredLiveCredentials } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { openLiveSecret } from "./credentials-secret.ts";
import { listCredentials, type StoredCredentials } from "./find-credentials.ts";

interface Shown {
  /** Null for the site. */
  course: NamedCourse | null;
  mayChange: boolean;
}

/** The credentials of the site or of a course, without their secrets. */
export async function presentLiveProviders(
  ctx: Context,
  { course, mayChange }: Shown,
): Promise<LiveProviders> {
  const [own, ofSite] = await Promise.all([
    listCredentials(ctx, course?.id ?? null),
    course === null ? [] : listCredentials(ctx, null),
  ]);
  const kinds = new Set(own.map(({ kind }) => kind));
  return {
    course: course && { id: course.id, title: course.title, language: course.language },
    credentials: own.map((one) => presentCredentials(ctx, one)),
    from_site: ofSite.map(({ kind }) => kind).filter((kind) => !kinds.has(kind)),
    can_store_secret: ctx.secrets.hasKey,
    may_change: mayChange,
  };
}

function presentCredentials(ctx: Context, stored: StoredCredentials): StoredLiveCredentials {
  const { settings } = stored;
  const isReadable = openLiveSecret(ctx, stored) !== null;
  const secret = stored.secret === null ? "none" : isReadable ? "stored" : "unreadable";
  switch (settings.kind) {
    case "zoom":
      return {
        kind: "zoom",
        account_id: settings.accountId,
        client_id: settings.clientId,
        host: settings.host,
        secret,
      };
    case "bigbluebutton":
      return { kind: "bigbluebutton", server: settings.server, secret };
    case "jitsi":
      return { kind: "jitsi", server: settings.server, app_id: settings.appId, secret };
  }
}
