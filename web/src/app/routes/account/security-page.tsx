import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";

import {
  identitiesQuery,
  IdentitySettings,
  SecuritySettings,
  securityQuery,
} from "../../../features/accounts/index.ts";
import { updateSession, useUser } from "../../../session/session-query.ts";
import { startPage } from "../../../session/start-page.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/security`: also the forced first step if the site requires a missing second factor. */
export function SecurityPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useUser();
  const { next } = useSearch({ from: "/signed-in/account/{-$screen}" });
  const security = useQuery(securityQuery);
  const identities = useQuery({
    ...identitiesQuery,
    enabled: user?.must_add_second_factor !== true,
  });
  const [isForced] = useState(user?.must_add_second_factor ?? false);
  useDocumentTitle(t`Sign-in`);
  if (user === null) return null;

  const settings = (
    <QueryScreen query={security} subject="security" isPart>
      {(data) => (
        <SecuritySettings
          security={data}
          onFactorAdded={() =>
            void updateSession(queryClient, { user: { ...user, must_add_second_factor: false } })
          }
        />
      )}
    </QueryScreen>
  );
  if (!isForced) {
    return (
      <AccountFrame>
        {settings}
        {security.data && (
          <QueryScreen query={identities} subject="security" isPart>
            {(own) => <IdentitySettings {...own} />}
          </QueryScreen>
        )}
      </AccountFrame>
    );
  }
  return (
    <StudentLayout>
      <div className="mx-auto grid w-full max-w-180 grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-10 pb-24">
        <h1 className="text-title font-bold">{t`Set up a second factor`}</h1>
        {user.must_add_second_factor ? (
          <Alert tone="warm" title={t`This site requires you to use a second factor`}>
            {t`Add a passkey or set up an app, then go on. It keeps out anyone who learns your password.`}
          </Alert>
        ) : (
          <>
            <Alert tone="right" title={t`Your second factor is set up`} />
            <PathLink
              path={next ?? startPage(user)}
              className={`${buttonClass()} justify-self-start`}
            >
              {t`Go on`}
            </PathLink>
          </>
        )}
        {settings}
      </div>
    </StudentLayout>
  );
}
