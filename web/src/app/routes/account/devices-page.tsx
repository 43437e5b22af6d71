import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import {
  openSessionsQuery,
  SessionList,
  SignInList,
  signInsQuery,
} from "../../../features/accounts/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/devices` */
export function DevicesPage() {
  const { t } = useLingui();
  const sessions = useQuery(openSessionsQuery);
  const signIns = useQuery(signInsQuery);
  useDocumentTitle(t`Devices`);
  return (
    <AccountFrame>
      <section aria-labelledby="devices" className="grid gap-4">
        <div>
          <h2 id="devices" className="text-question font-semibold">
            {t`Where you are signed in`}
          </h2>
          <p className="mt-1 text-muted">
            {t`Sign out devices that you do not recognise or no longer use. If something here is not yours, change your password as well.`}
          </p>
        </div>
        <QueryScreen query={sessions} subject="devices" isPart>
          {(data) => <SessionList sessions={data.sessions} />}
        </QueryScreen>
      </section>
      <section aria-labelledby="sign-ins" className="grid gap-4">
        <div>
          <h2 id="sign-ins" className="text-question font-semibold">
            {t`Latest sign-ins`}
          </h2>
          <p className="mt-1 text-muted">
            {t`From the last 90 days, with the network that each came from.`}
          </p>
        </div>
        <QueryScreen query={signIns} subject="sign-ins" isPart>
          {(data) => <SignInList attempts={data.sign_ins} />}
        </QueryScreen>
      </section>
    </AccountFrame>
  );
}
