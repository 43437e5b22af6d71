import { articlePath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A comment on the receiver's own article. */
export const articleComment: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: articlePath,
  text: {
    en: ({ person }) => ({
      title: `${person} commented on your article`,
      label: "Read and reply",
    }),
    es: ({ person }) => ({
      title: `${person} ha comentado tu artículo`,
      label: "Leer y responder",
    }),
  },
};
