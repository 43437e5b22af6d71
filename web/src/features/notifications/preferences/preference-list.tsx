import type { NotificationPreferences } from "@paso/contract";

import { PreferenceRow } from "./preference-row.tsx";

/** Every kind of notification, and how one is told of it. */
export function PreferenceList({ preferences }: NotificationPreferences) {
  return (
    <ul>
      {preferences.map((preference) => (
        <PreferenceRow key={preference.kind} {...preference} />
      ))}
    </ul>
  );
}
