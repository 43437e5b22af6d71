import { useLingui } from "@lingui/react/macro";
import type { PersonalToken } from "@paso/contract";
import { useState } from "react";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Button } from "../../../ui/student/button.tsx";
import { RevokeTokenDialog } from "./revoke-token-dialog.tsx";
import { useScopeTexts } from "./use-scope-texts.ts";

/** A token, its purpose and when it was last used. */
export function TokenRow({ token }: { token: PersonalToken }) {
  const { t, i18n } = useLingui();
  const scopes = useScopeTexts();
  const [isRevoking, setIsRevoking] = useState(false);
  const { name, ending, last_used_at: lastUsed } = token;
  const created = formatLocalDate(token.created_at, i18n.locale);
  const expires = formatLocalDate(token.expires_at, i18n.locale);
  const used = lastUsed && formatLocalDate(lastUsed, i18n.locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p>{token.scopes.map((scope) => scopes[scope].label).join(" · ")}</p>
        <p className="text-small text-muted">{t`Made ${created}, ends in ${ending}`}</p>
        <p className="text-small text-muted">
          {used ? t`Last used ${used}` : t({ message: "Not used yet", context: "token" })}
        </p>
        <p className={`text-small ${token.is_expired ? "font-semibold text-wrong" : "text-muted"}`}>
          {token.is_expired ? t`Expired ${expires}` : t`Valid until ${expires}`}
        </p>
      </div>
      <Button
        variant="plain"
        className="max-sm:-ms-5"
        aria-label={t`Revoke ${name}`}
        onClick={() => setIsRevoking(true)}
      >
        {t({ message: "Revoke", context: "token" })}
      </Button>
      {isRevoking && <RevokeTokenDialog token={token} onClose={() => setIsRevoking(false)} />}
    </li>
  );
}
