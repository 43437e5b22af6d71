import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { PreferenceList, preferencesQuery } from "../../../features/notifications/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/notifications` */
export function NotificationSettingsPage() {
  const { t } = useLingui();
  const preferences = useQuery(preferencesQuery);
  useDocumentTitle(t`Notification settings`);
  return (
    <AccountFrame>
      <section aria-labelledby="notification-settings">
        <h2 id="notification-settings" className="text-question font-semibold">
          {t`Notification settings`}
        </h2>
        <p className="mt-1 mb-2 text-muted">
          {t`What you get once a day arrives at seven in the morning.`}
        </p>
        <QueryScreen query={preferences} subject="notifications" isPart>
          {(data) => <PreferenceList {...data} />}
        </QueryScreen>
      </section>
    </AccountFrame>
  );
}
