import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import {
  emailChangeQuery,
  EmailSettings,
  PhotoField,
  ProfileForm,
} from "../../../features/accounts/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { LanguageSwitch } from "../../layouts/language-switch.tsx";
import { ThemeSwitch } from "../../layouts/theme-switch.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account` */
export function ProfilePage() {
  const { t } = useLingui();
  const user = useUser();
  const change = useQuery(emailChangeQuery);
  useDocumentTitle(t`Your account`);
  if (user === null) return null;
  return (
    <AccountFrame>
      <section aria-labelledby="photo" className="grid gap-4">
        <h2 id="photo" className="text-question font-semibold">
          {t`Photo`}
        </h2>
        <PhotoField user={user} />
      </section>
      <section aria-labelledby="about-you" className="grid gap-4">
        <h2 id="about-you" className="text-question font-semibold">
          {t`About you`}
        </h2>
        <ProfileForm user={user} />
      </section>
      <section aria-labelledby="email" className="grid gap-4">
        <h2 id="email" className="text-question font-semibold">
          {t`E-mail address`}
        </h2>
        <QueryScreen query={change} subject="security" isPart>
          {(data) => <EmailSettings user={user} change={data} />}
        </QueryScreen>
      </section>
      <section aria-labelledby="looks" className="grid max-w-form gap-4">
        <div>
          <h2 id="looks" className="text-question font-semibold">
            {t`Language and theme`}
          </h2>
          <p className="mt-1 text-muted">{t`For all the devices you sign in on.`}</p>
        </div>
        <LanguageSwitch />
        <ThemeSwitch />
      </section>
    </AccountFrame>
  );
}
