import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import { DiscussionFailure } from "../../../discussion/discussion-failure.tsx";

/** Why opinions, or something on one, were not loaded or sent. */
export function OpinionFailure(props: Omit<ComponentProps<typeof DiscussionFailure>, "gone">) {
  const { t } = useLingui();
  return <DiscussionFailure {...props} gone={t`This opinion is no longer available.`} />;
}
