import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { SecuritySettings, securityQuery } from "../../../features/accounts/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/security` */
export function SecurityPage() {
  const { t } = useLingui();
  const security = useQuery(securityQuery);
  useDocumentTitle(t`Sign-in`);
  return (
    <AccountFrame>
      <QueryScreen query={security} subject="security">
        {(data) => <SecuritySettings security={data} />}
      </QueryScreen>
    </AccountFrame>
  );
}
