import { useLingui } from "@lingui/react/macro";
import type { PersonalToken, SitePerson, TokenScope } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { deleteToken, personTokensQuery } from "./api.ts";

/** A person's API tokens, which an administrator can revoke; nothing if there are none. */
export function PersonTokens({ person }: { person: SitePerson }) {
  const { t } = useLingui();
  const query = personTokensQuery(person.id);
  const queryClient = useQueryClient();
  const tokens = useQuery(query).data?.tokens ?? [];
  const [asked, setAsked] = useState<PersonalToken | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (tokenId: number) => deleteToken(person.id, tokenId),
    onSuccess: () => showToast({ text: t`The token was revoked` }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  if (tokens.length === 0) return null;
  const name = asked?.name ?? "";
  return (
    <section aria-labelledby={`tokens-${person.id}`}>
      <h3 id={`tokens-${person.id}`} className="font-semibold">
        {t`Personal tokens`}
      </h3>
      <ul>
        {tokens.map((token) => (
          <TokenLine
            key={token.id}
            token={token}
            isBusy={isPending}
            onRevoke={() => setAsked(token)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t`Revoke “${name}”?`}
        confirmLabel={t`Revoke the token`}
        danger
        onConfirm={() => {
          if (asked) mutate(asked.id);
          setAsked(null);
        }}
      >
        <p className="text-muted">
          {t`Programs that use it are refused at once, and its owner gets an e-mail.`}
        </p>
      </ConfirmDialog>
    </section>
  );
}

interface TokenLineProps {
  token: PersonalToken;
  isBusy: boolean;
  onRevoke: () => void;
}

function TokenLine({ token, isBusy, onRevoke }: TokenLineProps) {
  const { t, i18n } = useLingui();
  const { name, last_used_at: lastUsed } = token;
  const scopes: Record<TokenScope, string> = {
    "results:read": t`Read results`,
    "courses:read": t`Read courses`,
    "people:read": t`Read people`,
  };
  const expires = formatLocalDate(token.expires_at, i18n.locale);
  const used = lastUsed && formatLocalDate(lastUsed, i18n.locale);
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 flex-1 basis-64 py-2">
        <span className="font-semibold wrap-anywhere">{name}</span>{" "}
        <span className="text-muted">
          {token.scopes.map((scope) => scopes[scope]).join(", ")} ·{" "}
          {used ? t`Last used ${used}` : t({ message: "Not used yet", context: "token" })} ·{" "}
          {token.is_expired ? t`Expired ${expires}` : t`Valid until ${expires}`}
        </span>
      </span>
      <Button variant="quiet" busy={isBusy} aria-label={t`Revoke ${name}`} onPress={onRevoke}>
        {t({ message: "Revoke", context: "token" })}
      </Button>
    </li>
  );
}
