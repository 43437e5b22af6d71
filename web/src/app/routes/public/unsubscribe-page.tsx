import { useLingui } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";

import { UnsubscribePanel } from "../../../features/notifications/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";

/** `/unsubscribe/{token}`: opened from a mail, without signing in. */
export function UnsubscribePage() {
  const { t } = useLingui();
  const { token } = useParams({ from: "/unsubscribe/$token" });
  useDocumentTitle(t`Unsubscribe`);
  return (
    <PlainLayout>
      <UnsubscribePanel token={token} />
      <p className="mt-8">
        <Link
          to="/account/{-$screen}"
          params={{ screen: "notifications" }}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {t`Notification settings`}
        </Link>
      </p>
    </PlainLayout>
  );
}
