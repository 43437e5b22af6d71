import type { NotificationPreferences } from "@paso/contract";

import { PreferenceRow } from "./preference-row.tsx";

/** Every kind of notification, and how it is delivered. */
export function PreferenceList({ preferences }: NotificationPreferences) {
  return (
    <ul>
      {preferences.map((preference) => (
        <PreferenceRow key={preference.kind} {...preference} />
      ))}
    </ul>
  );
}
