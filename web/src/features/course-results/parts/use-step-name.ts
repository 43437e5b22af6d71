import { useLingui } from "@lingui/react/macro";

/** A step's number and title, which summaries and pictures lack. */
export function useStepName(): (section: { step: number; title: string }) => string {
  const { t } = useLingui();
  return ({ step, title }) => (title === "" ? t`Step ${step}` : `${step}. ${title}`);
}
