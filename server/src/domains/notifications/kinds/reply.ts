import { conversationPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A comment on an opinion, article or announcement that the receiver has also commented on. */
export const reply: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: conversationPath,
  text: {
    en: ({ person }) => ({
      title: `${person} replied in a conversation you are part of`,
      label: "Read and reply",
    }),
    es: ({ person }) => ({
      title: `${person} ha respondido en una conversación en la que participas`,
      label: "Leer y responder",
    }),
  },
};
