import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { TokenSettings, tokensQuery } from "../../../features/accounts/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/tokens` */
export function TokensPage() {
  const { t } = useLingui();
  const tokens = useQuery(tokensQuery);
  const role = useUser()?.role;
  useDocumentTitle(t`API access`);
  return (
    <AccountFrame>
      <QueryScreen query={tokens} subject="tokens" isPart>
        {(data) => <TokenSettings {...data} mayCreate={role !== "student"} />}
      </QueryScreen>
    </AccountFrame>
  );
}
