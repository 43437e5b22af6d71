import type { NotificationRules } from "./notification-rules.ts";

/** One's diploma is ready; it comes by a mail of its own, whatever was chosen here. */
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
