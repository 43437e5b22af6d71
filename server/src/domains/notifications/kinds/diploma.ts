import type { NotificationRules } from "./notification-rules.ts";

/** The receiver's diploma is ready; a separate mail delivers it, whatever the preferences. */
export const diploma: NotificationRules = {
  defaults: { mail: "off", bell: "on" },
  path: () => "/student/diplomas",
  text: {
    en: ({ courseTitle }) => ({
      title: `Your diploma of the course “${courseTitle}” is ready`,
      label: "Open your diploma",
    }),
    es: ({ courseTitle }) => ({
      title: `Tu diploma del curso «${courseTitle}» está listo`,
      label: "Abrir tu diploma",
    }),
  },
};
