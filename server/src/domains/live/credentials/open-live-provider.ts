import type { LiveProviderKind } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { openBigBlueButton } from "../providers/bigbluebutton/open-bigbluebutton.ts";
import { openJitsi } from "../providers/jitsi/open-jitsi.ts";
import type { LiveProvider } from "../providers/live-provider.ts";
import { openZoom } from "../providers/zoom/open-zoom.ts";
import { zoomAddresses } from "../providers/zoom/zoom-access.ts";
import { openLiveSecret } from "./credentials-secret.ts";
import {
  type CredentialsOwner,
  findCredentials,
  listCredentials,
  type StoredCredentials,
} from "./find-credentials.ts";

/** Services that classes can be held with: those of the course, and of the site; null for the site's classes. */
export async function listUsableProviders(
  ctx: Context,
  courseId: number | null,
): Promise<LiveProviderKind[]> {
  const own = courseId === null ? [] : await listCredentials(ctx, courseId);
  const all = [...own, ...(await listCredentials(ctx, null))];
  return [...new Set(all.map(({ kind }) => kind))];
}

/** Whose credentials a new meeting is made with: the course's own come before the site's; null for none. */
export async function findCredentialsOwner(
  ctx: Context,
  { courseId, kind }: CredentialsOwner,
): Promise<CredentialsOwner | null> {
  const own = courseId === null ? null : await findCredentials(ctx, { courseId, kind });
  if (own) return { courseId, kind };
  const ofSite = await findCredentials(ctx, { courseId: null, kind });
  return ofSite && { courseId: null, kind };
}

/** The service of exactly this owner; null where there are no credentials, or none that can be read. */
export async function openLiveProvider(
  ctx: Context,
  owner: CredentialsOwner,
): Promise<LiveProvider | null> {
  const stored = await findCredentials(ctx, owner);
  return stored && openStoredProvider(ctx, stored);
}

/** Null where the secret cannot be read any more. */
export function openStoredProvider(ctx: Context, stored: StoredCredentials): LiveProvider | null {
  const { settings, courseId } = stored;
  const { clock, site } = ctx;
  const secret = openLiveSecret(ctx, stored);
  if (stored.secret !== null && secret === null) return null;
  // The site's own network is for its administrators alone.
  const access = { clock, networks: courseId === null ? site.providerNetworks : [] };
  switch (settings.kind) {
    case "zoom":
      return openZoom({
        clock,
        // The operator alone chooses its address.
        networks: site.providerNetworks,
        account: { ...settings, clientSecret: secret ?? "" },
        addresses: zoomAddresses(site.zoomUrl),
        mailHost: site.host,
      });
    case "bigbluebutton":
      return openBigBlueButton({
        ...access,
        server: { address: settings.server, secret: secret ?? "" },
      });
    case "jitsi":
      return openJitsi({
        ...access,
        server: settings.server,
        application: settings.appId === "" ? null : { id: settings.appId, secret: secret ?? "" },
      });
  }
}
