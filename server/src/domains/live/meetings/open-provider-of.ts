import type { liveMeetings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { openLiveProvider } from "../credentials/open-live-provider.ts";
import { LiveProviderError, type LiveProviderReason } from "../providers/live-provider-error.ts";
import type { LiveProvider } from "../providers/live-provider.ts";

/** Why a call to a provider failed, as it is stored. */
export interface MeetingFailure {
  /** `no_credentials`: they were removed, or cannot be decrypted. */
  reason: LiveProviderReason | "no_credentials";
  /** The provider's words. */
  detail: string;
  /** Seconds after which a retry makes sense; null if the provider does not say. */
  retryAfter: number | null;
}

class NoCredentialsError extends Error {
  override readonly name = "NoCredentialsError";
}

/**
 * The provider of a meeting, with the credentials it was made with.
 * @throws an error that {@link asFailure} describes
 */
export async function openProviderOf(
  ctx: Context,
  { courseId, provider: kind }: Pick<typeof liveMeetings.$inferSelect, "courseId" | "provider">,
): Promise<LiveProvider> {
  const provider = await openLiveProvider(ctx, { courseId, kind });
  if (!provider) throw new NoCredentialsError();
  return provider;
}

/** A provider's error as a failure; rethrows anything else. */
export function asFailure(error: unknown): MeetingFailure {
  if (error instanceof NoCredentialsError) {
    return { reason: "no_credentials", detail: "", retryAfter: null };
  }
  if (!(error instanceof LiveProviderError)) throw error;
  const { reason, message, retryAfter } = error;
  return { reason, detail: message, retryAfter };
}
