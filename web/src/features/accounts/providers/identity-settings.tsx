import { useLingui } from "@lingui/react/macro";
import { type Identities, joinProvider } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";

import { call } from "../../../api/index.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { IdentityRow } from "./identity-row.tsx";
import { ProviderFailure } from "./provider-failure.tsx";
import { useLeave } from "./use-leave.ts";

/** The user's linked external accounts, and buttons to connect more; nothing if there are no providers. */
export function IdentitySettings({ identities, joinable }: Identities) {
  const { t } = useLingui();
  const titleId = useId();
  const [{ joined, problem, provider }] = useState(readReturn);
  const { isLeaving, leaveFor } = useLeave();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (key: string) => call(joinProvider, { params: { provider: key } }),
    onSuccess: ({ url }) => leaveFor(url),
  });
  const known = [...identities.map((identity) => identity.provider), ...joinable];
  const nameOf = (key: string | null) => known.find((one) => one.key === key)?.name ?? "";
  const joinedName = nameOf(joined);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="text-question font-semibold">
          {t`Other accounts`}
        </h2>
        <p className="mt-1 text-muted">
          {t`Sign in with an account that you have elsewhere, such as at your university.`}
        </p>
      </div>
      {joinedName !== "" && (
        <Alert tone="right">{t`You can sign in with ${joinedName} from now on.`}</Alert>
      )}
      <ProviderFailure problem={problem} name={nameOf(provider)} />
      <FormFailure error={error} />
      {identities.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {identities.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {joinable.map(({ key, name }) => (
          <Button
            key={key}
            variant="quiet"
            className="wrap-anywhere"
            busy={(isPending || isLeaving) && variables === key}
            onClick={() => mutate(key)}
          >
            {t`Connect ${name}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The outcome of connecting, which the return URL carries. */
function readReturn() {
  const query = new URLSearchParams(location.search);
  return {
    joined: query.get("joined"),
    problem: query.get("problem"),
    provider: query.get("provider"),
  };
}
