import { useLingui } from "@lingui/react/macro";
import type { PersonalToken } from "@paso/contract";
import { useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { TokenRow } from "./token-row.tsx";

interface TokenSettingsProps {
  tokens: readonly PersonalToken[];
  /** Whether this person may make one. */
  mayCreate: boolean;
}

/** The user's API tokens, and a button to create one. */
export function TokenSettings({ tokens, mayCreate }: TokenSettingsProps) {
  const { t } = useLingui();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <section aria-labelledby="tokens" className="grid gap-4">
      <div>
        <h2 id="tokens" className="text-question font-semibold">
          {t`Personal tokens`}
        </h2>
        <p className="mt-1 text-muted">
          {t`With a token, a program of yours reads from this site without your password: only what you choose, never more than you may read yourself, and it changes nothing.`}
        </p>
        <p className="mt-1 text-muted">
          {t`Every call is described in a document that programs read, too:`}{" "}
          <a
            href="/api/openapi.json"
            target="_blank"
            rel="noreferrer"
            className="text-accent underline"
          >
            {t`API description (OpenAPI)`}
          </a>
        </p>
      </div>
      {tokens.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {mayCreate ? (
        <div>
          <Button variant="quiet" onClick={() => setIsCreating(true)}>
            {t`New token`}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{t`Only people who work on courses can have tokens.`}</p>
      )}
      {isCreating && <NewTokenDialog onClose={() => setIsCreating(false)} />}
    </section>
  );
}
