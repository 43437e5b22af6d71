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

/** Services that can host classes: those of the course and of the site; null for the site's classes. */
export async function listUsableProviders(
  ctx: Context,
  courseId: number | null,
): Promise<LiveProviderKind[]> {
  const own = courseId === null ? [] : await listCredentials(ctx, courseId);
  const all = [...own, ...(await listCredentials(ctx, null))];
  return [...new Set(all.map(({ kind }) => kind))];
}

/** The owner whose credentials create a new meeting: the course, else the site; null if none has any. */
export async function findCredentialsOwner(
  ctx: Context,
  { courseId, kind }: CredentialsOwner,
): Promise<CredentialsOwner | null> {
  const own = courseId === null ? null : await findCredentials(ctx, { courseId, kind });
  if (own) return { courseId, kind };
  const ofSite = await findCredentials(ctx, { courseId: null, kind });
  return ofSite && { courseId: null, kind };
}

/** The service of exactly this owner; null if there are no credentials, or none that can be decrypted. */
export async function openLiveProvider(
  ctx: Context,
  owner: CredentialsOwner,
): Promise<LiveProvider | null> {
  const stored = await findCredentials(ctx, owner);
  return stored && openStoredProvider(ctx, stored);
}

/** Null if the secret can no longer be decrypted. */
export function openStoredProvider(ctx: Context, stored: StoredCredentials): LiveProvider | null {
  const { settings, courseId } = stored;
  const { clock, site } = ctx;
  const secret = openLiveSecret(ctx, stored);
  if (stored.secret !== null && secret === null) return null;
  // Only administrators may name servers in the site's own network.
  const access = { clock, networks: courseId === null ? site.providerNetworks : [] };
  switch (settings.kind) {
    case "zoom":
      return openZoom({
        clock,
        // Only the operator chooses its address.
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
