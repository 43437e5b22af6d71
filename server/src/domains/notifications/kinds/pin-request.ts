import type { NotificationRules } from "./notification-rules.ts";

/** Staff ask for permission to pin the receiver's opinion. */
export const pinRequest: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: () => "/student/pins",
  text: {
    en: ({ courseTitle }) => ({
      title: `May the staff of “${courseTitle}” show your opinion first? You decide`,
      label: "Read and decide",
    }),
    es: ({ courseTitle }) => ({
      title: `¿Puede el profesorado de «${courseTitle}» mostrar primero tu opinión? Tú decides`,
      label: "Leer y decidir",
    }),
  },
};
