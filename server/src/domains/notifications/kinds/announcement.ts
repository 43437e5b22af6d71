import { announcementPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** News from the site, a course or a group. */
export const announcement: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: announcementPath,
  text: {
    en: ({ announcementTitle }) => ({
      title: `News: ${announcementTitle}`,
      label: "Read the announcement",
    }),
    es: ({ announcementTitle }) => ({
      title: `Novedades: ${announcementTitle}`,
      label: "Leer el anuncio",
    }),
  },
};
