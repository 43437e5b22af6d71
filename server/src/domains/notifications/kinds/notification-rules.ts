import type { Locale, NotificationPreference } from "@paso/contract";

import type { FoundNotification } from "./found-notification.ts";

/** Text of a mail about one notification. */
export interface NotificationText {
  /** A whole sentence, without a full stop. */
  title: string;
  /** Label of the button that leads there. */
  label: string;
}

/** Everything about a kind of notification except its causes. */
export interface NotificationRules {
  /** Delivery without a stored preference. */
  defaults: NotificationPreference;
  /** Whether it is only for course staff. */
  forStaff?: true;
  /** The path it links to. */
  path: (notification: FoundNotification) => string;
  text: Record<Locale, (notification: FoundNotification) => NotificationText>;
}
