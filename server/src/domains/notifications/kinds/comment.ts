import { opinionPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A comment on the receiver's own opinion. */
export const comment: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: opinionPath,
  text: {
    en: ({ person }) => ({
      title: `${person} commented on your opinion`,
      label: "Read and reply",
    }),
    es: ({ person }) => ({
      title: `${person} ha comentado tu opinión`,
      label: "Leer y responder",
    }),
  },
};
