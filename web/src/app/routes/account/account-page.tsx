import { useParams } from "@tanstack/react-router";

import { NothingHere } from "../../screens/nothing-here.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { DevicesPage } from "./devices-page.tsx";
import { NotificationSettingsPage } from "./notification-settings-page.tsx";
import { OwnDataPage } from "./own-data-page.tsx";
import { PasswordPage } from "./password-page.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { SecurityPage } from "./security-page.tsx";
import { TokensPage } from "./tokens-page.tsx";

/** `/account/...`: the screens of one's own account, as a single route. */
export function AccountPage() {
  const { screen } = useParams({ from: "/signed-in/account/{-$screen}" });
  if (screen === undefined) return <ProfilePage />;
  if (screen === "password") return <PasswordPage />;
  if (screen === "security") return <SecurityPage />;
  if (screen === "devices") return <DevicesPage />;
  if (screen === "tokens") return <TokensPage />;
  if (screen === "notifications") return <NotificationSettingsPage />;
  if (screen === "data") return <OwnDataPage />;
  return (
    <AccountLayout>
      <NothingHere />
    </AccountLayout>
  );
}
