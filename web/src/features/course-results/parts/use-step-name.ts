import { useLingui } from "@lingui/react/macro";

/** A step by its number and what it is recognised by, which summaries and pictures have not. */
export function useStepName(): (section: { step: number; title: string }) => string {
  const { t } = useLingui();
  return ({ step, title }) => (title === "" ? t`Step ${step}` : `${step}. ${title}`);
}
