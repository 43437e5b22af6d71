import { useLingui } from "@lingui/react/macro";
import type { ProviderProblem } from "@paso/contract";

import { Alert } from "../../../ui/student/alert.tsx";

interface ProviderFailureProps {
  /** The error code in the return URL. */
  problem: string | null;
  /** The provider's name; empty if it is not offered. */
  name: string;
}

/** Why signing in with a provider failed, and what to do now. */
export function ProviderFailure({ problem, name }: ProviderFailureProps) {
  const { t } = useLingui();
  if (problem === null) return null;
  const provider = name || t`the provider`;
  const texts: Record<ProviderProblem, string> = {
    denied: t`You were not signed in: you or ${provider} stopped it. Try again, or sign in another way.`,
    expired: t`This took too long or began in another browser. Try again here.`,
    clock: t`The clocks of ${provider} and this site differ too much. Try again later; if it happens again, tell the site’s administrators.`,
    unreachable: t`There is no response from ${provider} right now. Try again in a moment, or sign in another way.`,
    refused: t`What ${provider} sent could not be verified, so you were not signed in. Try again.`,
    setup: t`Signing in with ${provider} is not set up correctly. Tell the site’s administrators, or sign in another way.`,
    gone: t`This way to sign in is no longer offered. Choose another one.`,
    disabled: t`Your account is disabled. Ask an administrator of this site.`,
    no_account: t`You have no account here yet. Ask the people who run your course, or an administrator of this site.`,
    unverified: t`Your e-mail address is not confirmed by ${provider}. Sign in with your password, then connect ${provider} under Account > Sign-in.`,
    no_address: t`We did not get your e-mail address from ${provider}. Sign in with your password, then connect ${provider} under Account > Sign-in.`,
    domain: t`Your e-mail address is not one of those that may sign in with ${provider}. Choose another account there, or sign in another way.`,
    taken: t`That account at ${provider} is connected to another person’s account here.`,
    failed: t`Something went wrong on this site, so you were not signed in. Try again in a moment.`,
  };
  const known = Object.hasOwn(texts, problem) ? (problem as ProviderProblem) : "failed";
  return <Alert tone={known === "denied" ? "warm" : "wrong"}>{texts[known]}</Alert>;
}
