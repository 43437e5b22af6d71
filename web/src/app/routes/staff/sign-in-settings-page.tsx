import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { SignInSettings, signInSettingsQuery } from "../../../features/sign-in-settings/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/admin/sign-in`: the sign-in providers. */
export function SignInSettingsPage() {
  const { t } = useLingui();
  const settings = useQuery(signInSettingsQuery);
  useDocumentTitle(t`Signing in`);
  return (
    <StaffQueryScreen query={settings}>
      {(data) => (
        <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
          <div>
            <h1 className="text-title font-bold">{t`Signing in`}</h1>
            <p className="mt-1 max-w-prose text-muted">
              {t`Let people sign in with the account they have at your organisation, as well as with their password.`}
            </p>
          </div>
          <SignInSettings settings={data} />
        </div>
      )}
    </StaffQueryScreen>
  );
}
