import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { NotificationList } from "../../../features/notifications/index.ts";
import { buttonClass } from "../../../ui/student/button.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { AccountLayout } from "./account-layout.tsx";

/** `/notifications` */
export function NotificationsPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Notifications`);
  return (
    <AccountLayout>
      <div className="mx-auto grid max-w-column gap-6 px-2 pt-8 pb-24 sm:px-5">
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <NotificationList heading="h1" />
        </div>
        <p className="max-sm:px-2">
          <Link
            to="/account/{-$screen}"
            params={{ screen: "notifications" }}
            className={buttonClass("quiet")}
          >
            {t`Notification settings`}
          </Link>
        </p>
      </div>
    </AccountLayout>
  );
}
