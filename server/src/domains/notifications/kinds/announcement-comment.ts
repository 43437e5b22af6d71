import type { NotificationRules } from "./notification-rules.ts";

/** A comment on the receiver's own announcement. */
export const announcementComment: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  forStaff: true,
  path: ({ announcementId }) => `/authoring/news/${announcementId}#comments`,
  text: {
    en: ({ person, announcementTitle }) => ({
      title: `${person} commented on your announcement “${announcementTitle}”`,
      label: "Read and reply",
    }),
    es: ({ person, announcementTitle }) => ({
      title: `${person} ha comentado tu anuncio «${announcementTitle}»`,
      label: "Leer y responder",
    }),
  },
};
