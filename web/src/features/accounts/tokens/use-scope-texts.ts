import { useLingui } from "@lingui/react/macro";
import type { TokenScope } from "@paso/contract";

interface ScopeText {
  label: string;
  hint: string;
}

/** Names and descriptions of token scopes. */
export function useScopeTexts(): Record<TokenScope, ScopeText> {
  const { t } = useLingui();
  return {
    "results:read": {
      label: t`Read results`,
      hint: t`Results, grades, survey results and their exports, of your courses.`,
    },
    "courses:read": {
      label: t`Read courses`,
      hint: t`Your courses with their content, drafts and right answers included.`,
    },
    "people:read": {
      label: t`Read people`,
      hint: t`Names and addresses of who takes your courses and works on them; for administrators, of everybody.`,
    },
  };
}
