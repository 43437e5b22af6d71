import type { Locale, NotificationPreference } from "@paso/contract";

import type { FoundNotification } from "./found-notification.ts";

/** What a mail about one notification says. */
export interface NotificationText {
  /** A whole sentence, without a full stop. */
  title: string;
  /** What the button that leads there says. */
  label: string;
}

/** What a kind of notification is: everything but its causes. */
export interface NotificationRules {
  /** How people are told who chose nothing. */
  defaults: NotificationPreference;
  /** Whether it is only ever for those who work on courses. */
  forStaff?: true;
  /** The page of this site it leads to. */
  path: (notification: FoundNotification) => string;
  text: Record<Locale, (notification: FoundNotification) => NotificationText>;
}
